import { closer, type Kind } from '../../kind.ts'
import { coins } from '../../scenes/still-lifes/coins.ts'
import { key } from '../../scenes/still-lifes/house-key.ts'
import { parcels } from '../../scenes/still-lifes/parcels.ts'

export const cashback: Kind = {
  times: ['golden', 'day', 'dawn', 'dusk'],
  views: [coins, closer(coins, 380, 560, 1.6), key, parcels],
}
