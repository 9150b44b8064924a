import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Spanish, of the screens of events. */
export const es = {
  'vertical.events': 'Eventos',
  'vertical.events.about': 'Conciertos, mercados y salidas nocturnas',

  'checkout.left':
    '{name}: {n, plural, =0 {no queda ninguna} one {solo queda #} many {solo quedan #} other {solo quedan #}}',
  'checkout.takeLeft': 'Quedarme con lo que hay',

  'tickets.title': 'Elige tus entradas',
  'tickets.add': 'AÑADIR',
  'tickets.addOf': 'AÑADIR {name}',
  'tickets.moreOf': 'Una más: {name}',
  'tickets.fewerOf': 'Una menos: {name}',
  'tickets.chosenOf': '{n} × {name}',
  'tickets.most':
    '{n, plural, one {# es lo máximo por pedido} many {# es lo máximo por pedido} other {# es lo máximo por pedido}}',
  'tickets.noMore': 'No quedan más',
  'tickets.count': '{n, plural, one {# entrada} many {# entradas} other {# entradas}}',
  'tickets.getFree':
    '{n, plural, one {Conseguir tu entrada gratis} many {Conseguir tus # entradas gratis} other {Conseguir tus # entradas gratis}}',
  'tickets.mTicket': 'Entrada móvil: enséñala en el teléfono',
  'tickets.noneTitle': 'Aquí no hay entradas',
  'tickets.noneText': 'Para este evento no se vende nada. Mira qué más hay.',
  'tickets.replaceTitle': 'Un evento cada vez',
  'tickets.replaceText': 'Si eliges estas, se quitarán tus entradas para «{title}».',
  'booking.tickets': '{n, plural, one {# entrada} many {# entradas} other {# entradas}}',
  'booking.viewTickets': 'Ver entradas',
  'booking.viewTicketsOf': 'Ver entradas: {title}',
  'booking.manage': 'Gestionar entrada',
  'booking.bought': 'Entradas',
  'ticket.which': 'Entrada',
  'ticket.code': 'El código de la entrada {n} de {total}',

  'detail.related': 'Mejor ve aquí',
  'event.place': 'Lugar',
  'event.online': 'En línea',
  'event.onlineMore': 'Tu enlace llega con tu entrada',
  'event.language': 'Idioma',
  'event.spoken': 'Se habla allí',
  'event.book': 'Reservar entradas',
  'event.remaining': '{n, plural, one {Solo queda #} many {Solo quedan #} other {Solo quedan #}}',
  'event.ticketFrom': 'A la venta desde {time}',
  'event.soldOut': 'Agotado',
  'event.soldOutText': 'No quedan entradas. A veces se libera alguna: vuelve a mirar más tarde.',
  'event.notOpen': 'Aún no está a la venta',
  'event.notOpenText': 'Las entradas se venden desde {time}. Comparte el enlace y vuelve entonces.',
  'event.closed': 'Ya no está a la venta',
  'event.closedText':
    'Todavía no ha pasado, es el {time}, pero aquí ya no se venden entradas. Pregunta a quien organiza, o ve a otro sitio.',
  'event.ended': 'Esto ya pasó',
  'event.endedText': 'Fue el {time}. Mira lo que está por venir.',

  'events.all': 'Todos los eventos',
  'events.show': 'Ver {n, plural, one {# evento} many {# de eventos} other {# eventos}}',
  'events.nearby': '{n, plural, one {# evento cerca} many {# de eventos cerca} other {# eventos cerca}}',
  'events.type': 'Tipo de evento',
  'events.type.all': 'Todos',
  'events.type.offline': 'En un lugar',
  'events.type.online': 'En línea',
  'events.day.today': 'Hoy',
  'events.day.tonight': 'Esta noche',
  'events.day.tomorrow': 'Mañana',
  'events.day.weekend': 'Este fin de semana',
  'events.days': 'Días',
  'events.pickDates': 'Elegir fechas',
  'events.firstDay': 'Primer día',
  'events.lastDay': 'Último día',
  'events.nothingThen': 'No hay eventos así en esos días. Prueba otros días o busca sin fechas.',
} as const satisfies VerticalPack<'events', typeof en>
