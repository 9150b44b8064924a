import { closer, type Kind } from '../../kind.ts'
import { tableFromAbove } from '../../scenes/feasts/table-from-above.ts'
import { crates } from '../../scenes/markets/crates.ts'
import { marketHall } from '../../scenes/tables/market-hall.ts'

export const market: Kind = {
  times: ['day', 'golden', 'dawn', 'dusk'],
  views: [marketHall, crates, closer(marketHall, 600, 640, 1.7), tableFromAbove],
}
