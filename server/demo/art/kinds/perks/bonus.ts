import { type Kind, oneOf } from '../../kind.ts'
import { confetti } from '../../scenes/still-lifes/confetti.ts'
import { parcels } from '../../scenes/still-lifes/parcels.ts'
import { wishes } from '../../scenes/still-lifes/wishes.ts'

export const bonus: Kind = {
  times: ['dusk', 'night', 'golden', 'day'],
  views: [oneOf(wishes, confetti), wishes, confetti, parcels],
}
