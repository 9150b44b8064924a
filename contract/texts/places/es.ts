import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Spanish, of the screens of places. */
export const es = {
  'vertical.places': 'Lugares',
  'vertical.places.about': 'Playas, cafés y vistas que merecen una visita',
} as const satisfies VerticalPack<'places', typeof en>
