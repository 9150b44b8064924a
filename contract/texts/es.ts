// Long: one list of every text of the screens, in their order.
import type { TextPack } from './en.ts'

/** Spanish. */
export const es = {
  'app.tagline': 'Eventos, alquileres y servicios en un solo lugar.',
  'app.skipToContent': 'Saltar al contenido',
  'app.loading': 'Cargando',
  'app.retry': 'Reintentar',
  'app.offline': 'Sin conexión. Actualizado: {time}.',
  'app.offlineTitle': 'Estás sin conexión',
  'app.offlineText': 'Aún no has abierto esta página. Se cargará cuando vuelvas a tener conexión.',
  'app.slow': 'Esto tarda más de lo habitual.',
  'app.updateReady': 'Hay una versión nueva lista.',
  'app.updateTake': 'Usarla ahora',
  'app.updateLater': 'Hay una versión nueva. Espera a que termines.',
  'app.news': 'Hay novedades para ti.',
  'app.notFoundTitle': 'Página no encontrada',
  'app.notFoundText': 'La dirección puede ser antigua o estar mal escrita.',
  'app.backHome': 'Volver al inicio',
  'app.backWhere': 'Volver atrás',
  'app.failedTitle': 'No se pudo cargar',

  'app.back': 'Atrás',

  'nav.label': 'Principal',
  'nav.home': 'Inicio',
  'nav.services': 'Servicios',
  'nav.bookings': 'Reservas',
  'nav.favourites': 'Favoritos',
  'header.guest': 'Invitado',
  'header.anywhere': 'Cualquier lugar',
  'header.place': 'Miras alrededor de {place}. Elige otro lugar',
  'notices.title': 'Avisos',
  'notices.unread':
    '{n, plural, =0 {Avisos} one {Avisos, # sin leer} many {Avisos, # sin leer} other {Avisos, # sin leer}}',
  'menu.open': 'Abrir el menú',

  'strip.soon': 'Próximamente',
  'strip.vehicles': 'Para moverse',
  'strip.stays': 'Dónde alojarse',
  'strip.places': 'Vale la pena visitar',
  'strip.services': 'Servicios cercanos',
  'strip.professionals': 'Profesionales favoritos',
  'strip.news': 'Noticias de la ciudad',
  'strip.popularNews': 'Noticias populares',
  'strip.near': 'Cerca de ti',
  'strip.loved': 'Los mejor valorados',
  'strip.popularEvents': 'Eventos populares',
  'strip.new': 'Novedades',
  'strip.lovedVehicles': 'Vehículos populares',
  'strip.lovedStays': 'Los alojamientos mejor valorados',
  'strip.recommended': 'Lugares recomendados',
  'strip.atPlaces': 'Eventos en estos lugares',
  'strip.more': 'Más',
  'strip.seeAll': 'Ver todo',
  'strip.seeAllOf': 'Ver todo: {title}',
  'strip.back': 'Anterior',
  'strip.onwards': 'Más',
  'search.title': 'Buscar',
  'search.in': 'Buscar {what}',
  'search.invitation': 'Eventos, casas, coches, peluquería',
  'card.from': 'desde {price}',
  'card.per_night': '{price} por noche',
  'card.per_day': '{price} por día',
  'card.per_week': '{price} por semana',
  'card.per_month': '{price} por mes',
  'card.per_head': 'unos {price} por persona',
  'card.free': 'Gratis',
  'card.today': 'Hoy, {time}',
  'card.tomorrow': 'Mañana, {time}',
  'card.onUntil': 'Hasta el {day}',
  'card.soldOut': 'Agotado',
  'card.open': 'Abierto ahora',
  'card.closed': 'Cerrado',
  'card.online': 'En línea',
  'card.rating':
    '{rating} de 5, {n, plural, one {# valoración} many {# de valoraciones} other {# valoraciones}}',

  'event.tickets': 'Entradas',

  'header.hello': 'Hola, {name}',
  'login.short': 'Iniciar sesión',
  'menu.profile': 'Mi perfil',

  'register.short': 'Crear cuenta',

  'confirm.title': 'Confirma tu correo',

  'waiting.offline':
    'Sin conexión. Esto es de las {time}, {n, plural, =2 {dos cosas esperan} one {una cosa espera} many {# de cosas esperan} other {# cosas esperan}} para enviarse.',
  'waiting.bar':
    '{n, plural, =2 {Dos cosas esperan} one {Una cosa espera} many {# de cosas esperan} other {# cosas esperan}} para enviarse.',
  'waiting.refused':
    '{n, plural, =2 {Dos cosas no se aceptaron} one {Una cosa no se aceptó} many {# de cosas no se aceptaron} other {# cosas no se aceptaron}}.',
  'waiting.lost':
    'Este dispositivo perdió {n, plural, =2 {dos cosas} one {una cosa} many {# de cosas} other {# cosas}} antes de enviar.',
  'waiting.see': 'Ver',

  'device.full': 'Este dispositivo está lleno, así que eso no se hizo. Libera espacio e inténtalo de nuevo.',

  'events.search': 'Buscar eventos',
  'place.title': 'Elige un lugar',

  'help.title': 'Ayuda y preguntas',
  'messages.title': 'Mensajes',
  'perks.title': 'Ventajas',
  'menu.wallet': 'Monedero',
  'menu.refer': 'Invita y gana',

  'error.internal': 'Algo falló por nuestra parte. Vuelve a intentarlo en un momento.',
  'error.network': 'No hubo respuesta. Revisa tu conexión y vuelve a intentarlo.',
  'error.signInNetwork':
    'Esta red pide que inicies sesión en ella primero. Abre el navegador, inicia sesión y vuelve.',
  'error.upgrade': 'Esta versión es demasiado antigua. Recarga para obtener la nueva.',

  loginErrorMessage: 'No ha funcionado. Vuelve a intentarlo en un momento.',
  invalidNumber: 'Número no válido',

  'booking.myTicket': 'Mi entrada',
  'booking.arrivalCode': 'Código de llegada',
  'booking.rate': 'Valorar reserva',
  'forgot.title': 'Nueva contraseña',
  'reset.title': 'Tu nueva contraseña',
  'waiting.favourite': 'Cambiar tus favoritos',
  'waiting.order': 'Reservar',
  'waiting.cancelBooking': 'Cancelar una reserva',
  'waiting.rate': 'Valorar una reserva',
  'waiting.ratePlace': 'Opinar sobre un lugar',
  'rentals.kind.vehicle': 'Transporte',
  'rentals.kind.properties': 'Alojamiento',
  'rentals.findVehicle': 'Busca un vehículo',
  'rentals.findHome': 'Busca dónde alojarte',
  'places.search': 'Buscar lugar',
  'stores.search': 'Buscar establecimiento',
  'place.review': 'Escribir una opinión',
} as const satisfies TextPack
