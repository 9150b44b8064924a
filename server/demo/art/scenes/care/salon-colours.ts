import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'

export const wallOf = (s: Scene): string =>
  s.own
    .fork('wall')
    .pick([
      '#ecd9cd',
      '#dfe3da',
      '#e3d7e0',
      '#f0e4d0',
      '#d3dcdf',
      s.accents.pale,
      lighten(s.accents.third, 0.26),
    ])
