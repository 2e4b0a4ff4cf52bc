from web.views.akkon.geometry import SIZE
from web.views.akkon.backdrop import backdrop
from web.views.akkon.symbols import symbols
