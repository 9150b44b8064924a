import { TILE_SIZE } from '../frame.ts'
import { GROUND_SIDE } from './ground-layer.ts'

export const WET = 0
export const DRY = 1
const BOTH = 2

const HALF = TILE_SIZE / 2

/** For each point of a ground layer, whether the pixels round it are sea, land, or some of each. */
export function shoreKinds(dry: Uint8Array): Uint8Array {
  const blocks = blockKinds(dry)
  const kinds = new Uint8Array(GROUND_SIDE * GROUND_SIDE)
  for (let row = 0; row < GROUND_SIDE; row++) {
    const up = Math.max(0, row - 2)
    const down = Math.min(HALF - 1, row)
    for (let column = 0; column < GROUND_SIDE; column++) {
      const left = Math.max(0, column - 2)
      const right = Math.min(HALF - 1, column)
      const middle = blocks[down * HALF + left]
      const isEven =
        middle === blocks[up * HALF + right] &&
        middle === blocks[up * HALF + left] &&
        middle === blocks[down * HALF + right]
      kinds[row * GROUND_SIDE + column] = isEven && middle !== undefined ? middle : BOTH
    }
  }
  return kinds
}

/** Whether blocks of two by two pixels are sea, land, or some of each. */
function blockKinds(dry: Uint8Array): Uint8Array {
  const kinds = new Uint8Array(HALF * HALF)
  for (let row = 0; row < HALF; row++) {
    for (let column = 0; column < HALF; column++) {
      const at = row * 2 * TILE_SIZE + column * 2
      const sum =
        (dry[at] as number) +
        (dry[at + 1] as number) +
        (dry[at + TILE_SIZE] as number) +
        (dry[at + TILE_SIZE + 1] as number)
      kinds[row * HALF + column] = sum === 0 ? WET : sum === 1_020 ? DRY : BOTH
    }
  }
  return kinds
}
