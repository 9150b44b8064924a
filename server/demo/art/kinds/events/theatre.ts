import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { amphitheatre } from '../../scenes/stages/amphitheatre.ts'
import { proscenium } from '../../scenes/stages/proscenium.ts'
import { spotlight } from '../../scenes/stages/spotlight.ts'

const cover: Draw = oneOf(proscenium, amphitheatre, proscenium, spotlight)

export const theatre: Kind = {
  times: ['dusk', 'night', 'golden', 'night'],
  views: [cover, spotlight, closer(cover, 600, 560, 1.6), amphitheatre],
}
