import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** Spanish of add-ons. */
export const es: PackOf<typeof en> = {
  'addons.list': 'Extras: {names}',
  'addons.none': 'Extras',
  'addons.some': 'Extras ({n})',
  'addons.text': '¿Qué te gustaría añadir?',
  'addons.minutes': '+{n} min',
  'addons.save': 'Guardar',
}
