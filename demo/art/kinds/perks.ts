import type { Kind } from '../kind.ts'
import { basket } from '../scenes/still-lifes/basket.ts'
import { coins } from '../scenes/still-lifes/coins.ts'
import { confetti } from '../scenes/still-lifes/confetti.ts'
import { envelope } from '../scenes/still-lifes/envelope.ts'
import { houseKey } from '../scenes/still-lifes/house-key.ts'
import { lounge } from '../scenes/still-lifes/lounge.ts'
import { parcels } from '../scenes/still-lifes/parcels.ts'
import { wishes } from '../scenes/still-lifes/wishes.ts'

export const perks = {
  'gift-card': {
    times: ['golden', 'dusk', 'day', 'night', 'dawn'],
    covers: [parcels, envelope],
    details: [envelope, parcels],
    focus: [520, 640, 1.5],
  },
  membership: {
    times: ['dusk', 'golden', 'night', 'day'],
    covers: [lounge, houseKey],
    details: [houseKey, lounge],
    focus: [620, 640, 1.6],
  },
  cashback: {
    times: ['golden', 'day', 'dawn', 'dusk'],
    covers: [coins, basket],
    details: [basket, coins, parcels],
    focus: [380, 560, 1.6],
  },
  bonus: {
    times: ['dusk', 'night', 'golden', 'day'],
    covers: [confetti],
    byLamplight: [wishes, confetti],
    details: [parcels],
    focus: [600, 600, 1.5],
  },
} satisfies Record<string, Kind>
