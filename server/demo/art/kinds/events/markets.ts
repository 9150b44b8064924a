import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { crates } from '../../scenes/markets/crates.ts'
import { square } from '../../scenes/markets/market-square.ts'
import { nightQuay } from '../../scenes/markets/night-market.ts'

const cover: Draw = oneOf(square, nightQuay, square, crates)

export const markets: Kind = {
  times: ['day', 'golden', 'dusk', 'night', 'dawn'],
  views: [cover, crates, closer(square, 600, 640, 1.7), nightQuay],
}
