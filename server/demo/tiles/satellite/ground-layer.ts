import { TILE_SIZE } from '../frame.ts'
import type { NoiseTable } from './noise-table.ts'
import type { Pixel } from './pixel.ts'

/** One value for every two pixels, and one beyond each edge, so that neighbouring tiles are drawn out alike. */
export const GROUND_SIDE = TILE_SIZE / 2 + 2

export interface GroundLayer {
  /** Where the next colour is put together. */
  pixel: Pixel
  put(row: number, column: number): void
  colours: Uint8ClampedArray
}

export function groundLayer(): GroundLayer {
  const pixel = new Float32Array(3)
  const colours = new Uint8ClampedArray(GROUND_SIDE * GROUND_SIDE * 3)
  return {
    pixel,
    colours,
    put(row, column) {
      const at = (row * GROUND_SIDE + column) * 3
      colours[at] = pixel[0] as number
      colours[at + 1] = pixel[1] as number
      colours[at + 2] = pixel[2] as number
    },
  }
}

/** How much finer grain the pixels get that were reckoned only in part. */
const GRAIN = 7

/** Draws both layers out to all pixels: sea where it is wet, land where it is dry, a mixture along the shore. */
export function laidOver(
  pixels: Uint8Array,
  sea: GroundLayer,
  land: GroundLayer,
  dry: Uint8Array,
  noise: NoiseTable,
): void {
  const wetRow = new Float32Array(TILE_SIZE * 3)
  const firmRow = new Float32Array(TILE_SIZE * 3)
  for (let row = 0; row < TILE_SIZE; row++) {
    const shares = dry.subarray(row * TILE_SIZE, (row + 1) * TILE_SIZE)
    const into = pixels.subarray(row * TILE_SIZE * 3, (row + 1) * TILE_SIZE * 3)
    const isLand = shares.every((it) => it === 255)
    if (!isLand) drawnOut(sea.colours, row, wetRow)
    if (shares.some((it) => it > 0)) drawnOut(land.colours, row, firmRow)
    mixRow(into, wetRow, firmRow, shares, row, noise)
  }
}

function mixRow(
  into: Uint8Array,
  wet: Float32Array,
  firm: Float32Array,
  shares: Uint8Array,
  row: number,
  noise: NoiseTable,
): void {
  for (let column = 0; column < TILE_SIZE; column++) {
    const share = shares[column] as number
    const from = column * 3
    if (share === 0) {
      for (let i = from; i < from + 3; i++) into[i] = wet[i] as number
      continue
    }
    const dry = share / 255
    const grain = dry * (noise.grain(column, row) - 0.5) * GRAIN
    for (let i = from; i < from + 3; i++) {
      const value = (wet[i] as number) * (1 - dry) + (firm[i] as number) * dry + grain
      into[i] = value < 0 ? 0 : Math.min(value, 255)
    }
  }
}

const blended = new Float32Array(GROUND_SIDE * 3)

/** One row of pixels from a layer: each lies a quarter of the way from its own value to the next one. */
function drawnOut(colours: Uint8ClampedArray, row: number, into: Float32Array): void {
  const upper = ((row + 1) >> 1) * GROUND_SIDE * 3
  const lower = upper + GROUND_SIDE * 3
  const down = row & 1 ? 0.25 : 0.75
  for (let i = 0; i < blended.length; i++) {
    blended[i] = (colours[upper + i] as number) * (1 - down) + (colours[lower + i] as number) * down
  }
  for (let i = 0; i < into.length; i += 6) {
    const left = i / 2
    for (let channel = 0; channel < 3; channel++) {
      const a = left + channel
      const b = left + channel + 3
      const c = left + channel + 6
      into[i + channel] = (blended[a] as number) * 0.25 + (blended[b] as number) * 0.75
      into[i + channel + 3] = (blended[b] as number) * 0.75 + (blended[c] as number) * 0.25
    }
  }
}
