import type { Outlook } from '../../indoors/outlook.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'

export const wallOf = (s: Scene): string =>
  s.own
    .fork('walls')
    .pick([
      '#e6e2d3',
      '#dfe5de',
      '#ecdccb',
      '#d5dfe0',
      '#eed6c8',
      '#d9d3df',
      s.accents.pale,
      lighten(s.accents.third, 0.3),
    ])

export const viewOf = (s: Scene): Outlook => s.own.fork('view').pick(['sea', 'hills', 'town', 'garden'])
