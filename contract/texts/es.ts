import type { TextPack } from './en.ts'

/** Spanish. */
export const es = {
  'app.tagline': 'Encuentra y reserva qué hacer, qué conducir y dónde quedarte.',
  'app.skipToContent': 'Saltar al contenido',
  'app.loading': 'Cargando',
  'app.retry': 'Reintentar',
  'app.offline': 'Sin conexión. Esto es de las {time}.',
  'app.offlineTitle': 'Estás sin conexión',
  'app.offlineText': 'Esta página no se había cargado antes. Aparecerá sola cuando vuelva la red.',
  'app.updateReady': 'Hay una versión nueva lista.',
  'app.updateTake': 'Usarla ahora',
  'app.language': 'Idioma',
  'app.notFoundTitle': 'Aquí no hay nada',
  'app.notFoundText': 'La dirección puede ser antigua o estar mal escrita.',
  'app.backHome': 'Volver al inicio',
  'app.failedTitle': 'No se pudo cargar',

  'home.soon': 'Próximamente',
  'home.vehicles': 'Para moverse',
  'home.stays': 'Dónde alojarse',
  'home.places': 'Vale la pena visitar',
  'home.services': 'Servicios cercanos',
  'home.news': 'Noticias de la ciudad',
  'home.more': 'Más',
  'home.empty': 'Todavía no hay nada aquí. Vuelve pronto.',
  'card.from': 'desde {price}',
  'card.free': 'Gratis',
  'card.rating':
    '{rating} de 5, {n, plural, one {# valoración} many {# de valoraciones} other {# valoraciones}}',

  'help.short': 'Ayuda',
  'help.title': 'Ayuda y preguntas',
  'help.questions': 'Preguntas frecuentes',
  'help.policies': 'La letra pequeña',
  'help.contact': 'Escríbenos: {email}',
  'help.empty': 'Aquí todavía no hay nada escrito.',

  'error.validation': 'Hay algo que no está bien. Revisa los datos.',
  'error.notJson': 'No se pudo leer esta solicitud.',
  'error.tooLarge': 'Es más de lo que se puede enviar de una vez.',
  'error.notFound': 'Esto no existe o ya no está disponible.',
  'error.notLoggedIn': 'Inicia sesión para continuar.',
  userInactiveMessage: 'Esta cuenta no está activa. Escríbenos si crees que es un error.',
  tooManyApiCallsMessage: 'Son demasiadas solicitudes a la vez. Espera un momento y vuelve a intentarlo.',
  'error.keyReused': 'Esto ya se envió con otros datos. Empieza de nuevo.',
  'error.inProgress': 'Ya se está procesando. Espera un momento.',
  'error.taken': 'Alguien se te adelantó. Elige otra opción.',
  'error.busy': 'Ahora mismo no podemos responder. Vuelve a intentarlo en un momento.',
  'error.internal': 'Algo falló por nuestra parte. Vuelve a intentarlo en un momento.',
  'error.network': 'No hubo respuesta. Revisa tu conexión y vuelve a intentarlo.',
  'error.signInNetwork':
    'Esta red pide que inicies sesión en ella primero. Abre el navegador, inicia sesión y vuelve.',
  'error.upgrade': 'Esta versión es demasiado antigua. Recarga para obtener la nueva.',

  invalidNumber: 'Número no válido',
} as const satisfies TextPack
