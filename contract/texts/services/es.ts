import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Spanish, of the screens of services. */
export const es = {
  'vertical.services': 'Servicios',
  'vertical.services.about': 'Peluquería, masajes, reparaciones y clases',
} as const satisfies VerticalPack<'services', typeof en>
