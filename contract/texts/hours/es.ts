import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** Spanish of opening hours. */
export const es: PackOf<typeof en> = {
  'hours.open': 'Abierto',
  'hours.closed': 'Cerrado',
  'hours.always': 'Abierto las 24 horas',
  'hours.closes': 'cierra {when}',
  'hours.opens': 'abre {when}',
  'hours.at': 'a las {time}',
  'hours.tomorrow': 'mañana a las {time}',
  'hours.onDay': 'el {day} a las {time}',
  'hours.unknown': 'Horario desconocido',
  'hours.asListed': 'Horario según la ficha',
  'hours.usual': 'Según el horario habitual',
  'hours.usually': 'Normalmente {hours}',
  'hours.mayDiffer': 'El horario de hoy puede variar',
  'hours.mayDifferOn': 'El horario de hoy puede variar: {name}',
  'hours.mayDifferThen': 'El horario puede variar',
  'hours.closedForNow': 'Cerrado por ahora',
  'hours.closedUntil': 'Cerrado por ahora hasta el {day}',
  'hours.closedForGood': 'Cerrado para siempre',
  'hours.confirmed': 'Horario confirmado {ago}',
  'hours.days': 'Días de la semana',
  'hours.today': 'Hoy',
  'hours.openDay': '{day}, abierto',
  'hours.closedDay': '{day}, cerrado',
  'hours.unsureDay': '{day}, el horario puede variar',
}
