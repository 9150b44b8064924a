import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Spanish, of the screens of announcements. */
export const es = {
  'vertical.announcements': 'Noticias',
  'vertical.announcements.about': 'Noticias y avisos locales',
  'announcement.by': 'Lo publica',
  'announcement.when': 'Fecha',
  'announcement.published': 'Publicado el {day}',
  'announcement.until': 'Vigente hasta {time}',
  'announcement.place': 'Lugar',
  'announcement.over': 'Ya no está vigente',
  'announcement.overText': 'Estuvo vigente hasta {time}.',
  'announcement.book': 'Reservar ahora',
  'announcement.contact': 'Contactar ahora',
  'announcement.call': 'Llamar',
  'announcement.mail': 'Correo',
  'announcement.sold_out': 'Agotado',
  'announcement.sold_outText': 'Ya no queda nada de «{title}».',
  'announcement.gone': 'Ya no se puede reservar',
  'announcement.goneText': '«{title}» se retiró o ya terminó.',
  'announcement.others': 'Más como esto',

  'announcements.all': 'Todas las noticias',
  'announcements.search': 'Buscar noticias',
  'announcements.nearby': '{n, plural, one {# aviso cerca} many {# de avisos cerca} other {# avisos cerca}}',
} as const satisfies VerticalPack<'announcements', typeof en>
