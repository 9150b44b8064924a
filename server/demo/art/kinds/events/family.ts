import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { balloons } from '../../scenes/outings/balloons.ts'
import { bubbles } from '../../scenes/outings/bubbles.ts'
import { fair } from '../../scenes/outings/fair.ts'
import { kites } from '../../scenes/outings/kites.ts'

const cover: Draw = oneOf(kites, balloons, fair, bubbles)

export const family: Kind = {
  times: ['day', 'golden', 'dawn', 'dusk', 'day'],
  views: [cover, bubbles, balloons, fair, closer(kites, 480, 560, 1.6)],
}
