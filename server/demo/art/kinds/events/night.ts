import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { cocktails } from '../../scenes/nights/cocktails.ts'
import { dancefloor } from '../../scenes/nights/dancefloor.ts'
import { fireworks } from '../../scenes/nights/fireworks.ts'
import { rooftop } from '../../scenes/nights/rooftop.ts'

const cover: Draw = oneOf(fireworks, rooftop, dancefloor, rooftop, cocktails)

export const night: Kind = {
  times: ['night', 'dusk', 'night', 'night'],
  views: [cover, cocktails, closer(cover, 600, 560, 1.6), dancefloor, fireworks],
}
