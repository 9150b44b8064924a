import { closer, type Kind, oneOf } from '../../kind.ts'
import { key } from '../../scenes/still-lifes/house-key.ts'
import { lounge } from '../../scenes/still-lifes/lounge.ts'

export const membership: Kind = {
  times: ['dusk', 'golden', 'night', 'day'],
  views: [oneOf(lounge, key), lounge, key, closer(lounge, 620, 640, 1.6)],
}
