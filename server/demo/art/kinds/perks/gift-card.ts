import { closer, type Kind, oneOf } from '../../kind.ts'
import { envelope } from '../../scenes/still-lifes/envelope.ts'
import { parcels } from '../../scenes/still-lifes/parcels.ts'

export const giftCard: Kind = {
  times: ['golden', 'dusk', 'day', 'night', 'dawn'],
  views: [oneOf(parcels, envelope), envelope, parcels, closer(parcels, 520, 640, 1.5)],
}
