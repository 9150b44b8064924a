import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Spanish, of the screens of services. */
export const es = {
  'vertical.services': 'Servicios',
  'vertical.services.about': 'Peluquería, masajes, reparaciones y clases',

  'stores.all': 'Establecimientos',
  'stores.what': '¿Qué buscas? Establecimiento',
  'stores.nearby':
    '{n, plural, one {# establecimiento cerca} many {# de establecimientos cerca} other {# establecimientos cerca}}',

  'store.ask': 'Pedir hora',
  'store.call': 'Llamar',
  'store.professionals': 'Profesionales',
  'store.services': 'Servicios',
  'store.minutes': '{n} min',
  'store.minutesTo': '{n}–{most} min',
  'store.at_home': 'a domicilio',
  'store.collect': 'recogida y entrega',
  'store.hours': 'Horario',
  'store.noHours': 'Todavía no se ha indicado el horario.',
  'store.allPhotos': 'Todas las fotos',
  'store.related': 'Más como este cerca',

  'professional.store': 'Trabaja en',
} as const satisfies VerticalPack<'services', typeof en>
