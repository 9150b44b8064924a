import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Spanish, of the screens of rentals. */
export const es = {
  'vertical.rentals': 'Alquileres',
  'vertical.rentals.about': 'Algo que conducir, un lugar donde dormir',

  'explore.useDates': 'Usar estas fechas',

  'rentals.pricing.per_day': 'por día',
  'rentals.pricing.per_week': 'por semana',
  'rentals.pricing.per_month': 'por mes',

  'rental.book': 'Elegir fechas',
  'rental.ofBusiness': 'Más de este anfitrión',
  'rental.related': 'Parecidos cerca',
  'rental.place': 'Dónde está',
  'rental.model': 'Marca y modelo',
  'rental.built': 'De {year}',
  'rental.room': 'Espacio',
  'rental.seats': '{n, plural, one {# plaza} many {# de plazas} other {# plazas}}',
  'rental.bedrooms':
    '{n, plural, =0 {Sin dormitorio aparte} one {# dormitorio} many {# de dormitorios} other {# dormitorios}}',
  'rental.bathrooms': '{n, plural, =0 {Sin baño} one {# baño} many {# de baños} other {# baños}}',
  'rental.extraDays': 'Cada día que pase de semanas o meses enteros: {price}.',
  'rental.terms': 'Condiciones',
  'rental.licence.yes': 'Hace falta permiso de conducir',
  'rental.licence.no': 'No hace falta permiso de conducir',
  'rental.insurance.yes': 'Seguro incluido',
  'rental.insurance.no': 'Seguro no incluido',
  'rental.pets.yes': 'Se admiten mascotas',
  'rental.pets.no': 'Sin mascotas',
  'rental.smoking.yes': 'Se puede fumar',
  'rental.smoking.no': 'Prohibido fumar',
  'rental.deposit': 'Fianza: {amount}',
  'rental.depositText':
    'El anfitrión la cobra cuando llegas y te la devuelve cuando te vas. No es parte del precio.',
  'rentals.vehicles': 'Todos los transportes',
  'rentals.homes': 'Todos los alojamientos',
  'rentals.nearby':
    '{n, plural, one {# alquiler cerca} many {# de alquileres cerca} other {# alquileres cerca}}',
  'rentals.pricing': 'Precio',
  'rentals.pricing.all': 'Cualquiera',

  'trips.days': '{n, plural, one {# día} many {# días} other {# días}}',
  'trips.weeks': '{n, plural, one {# semana} many {# semanas} other {# semanas}}',
  'trips.months': '{n, plural, one {# mes} many {# meses} other {# meses}}',
  'trips.others': 'Alquiler',
  'trips.open': 'Ver reserva',
  'trips.openOf': 'Ver reserva: {title}',
  'trips.manage': 'Gestionar viaje',
  'trips.bought': 'Duración',
  'trips.deposit': 'Depósito de garantía',
  'trips.depositText':
    'El anfitrión la cobra cuando llegas y te la devuelve cuando te vas. No es parte del precio.',
  'trips.ratingRequired': 'Faltan la valoración y la opinión del alquiler y de quien alquila',

  'stay.title': 'Elige las fechas',
  'stay.there': 'Hora local',
  'stay.from': 'Desde',
  'stay.until': 'Hasta',
  'stay.share':
    '{n, plural, one {# día más, a prorrata} many {# días más, a prorrata} other {# días más, a prorrata}}',
  'stay.replaceTitle': 'Un alquiler cada vez',
  'stay.replaceText': 'Has elegido fechas de «{title}». Se quitan si eliges estas.',

  'stay.check': 'Comprobar disponibilidad',
  'stay.chooseStart': 'Elige la fecha de inicio',
  'stay.chooseEnd': 'Elige la fecha de fin',
  'stay.chooseEndAnew': 'Algunos de esos días están ocupados. Empezamos aquí: ¿qué día termina?',
  'stay.fromHour': 'Hora de inicio',
  'stay.untilHour': 'Hora de fin',
  'stay.day.past': '{day}, no se puede elegir',
  'stay.day.taken': '{day}, ocupado',
  'stay.day.part': '{day}, ocupado en parte',
  'stay.day.free': '{day}',
  'stay.legend.taken': 'Ocupado',
  'stay.legend.part': 'Ocupado en parte',
  'stay.earlierMonth': 'Mes anterior',
  'stay.laterMonth': 'Mes siguiente',
  'stay.notAvailable': 'Este alquiler no está disponible en las fechas elegidas.',
  'stay.booked': 'Ya lo has reservado tú para algunas de estas fechas.',
  'stay.nearest': 'Las fechas libres más cercanas:',
  'stay.noNearest': 'No hay tantos días libres cerca de esas fechas. Prueba con menos.',
  'stay.fromUntil': '{from} a {until}',
  'stay.offlineTitle': 'Estás sin conexión',
  'stay.offlineText':
    'Lo ocupado se muestra como estaba a las {time}. Elige, y compruébalo cuando vuelvas a tener conexión.',
  'dates.quote': 'Ver el nuevo precio',
  'dates.asNow': 'Sin cambios todavía',
} as const satisfies VerticalPack<'rentals', typeof en>
