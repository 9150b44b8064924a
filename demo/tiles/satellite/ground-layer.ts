import type { Drawing } from '../drawing.ts'
import { TILE_SIZE } from '../frame.ts'
import type { NoiseTable } from './noise-table.ts'
import type { Pixel } from './pixel.ts'

/**
 * The values on a side: one for every two pixels, and one beyond each edge, so that neighbouring tiles are
 * interpolated alike.
 */
export const GROUND_SIDE = TILE_SIZE / 2 + 2

export interface GroundLayer {
  /** The colour that is being computed. */
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

/** How much finer grain pixels get that were not computed in full. */
const GRAIN = 7
/**
 * Interpolated pixels are at quarters between four values, across and down, so whole sixteenths are exact.
 */
const PARTS = 16
const HALF_PART = PARTS / 2

const wet = new Uint16Array(TILE_SIZE * 3)
const firm = new Uint16Array(TILE_SIZE * 3)

/**
 * Interpolates both layers to all pixels: sea where it is wet, land where it is dry, a mixture along the
 * shore.
 */
export function laidOver(
  { sheet: { pixels } }: Drawing,
  sea: GroundLayer,
  land: GroundLayer,
  dry: Uint8Array,
  noise: NoiseTable,
): void {
  const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length)
  const width = TILE_SIZE * 3
  for (let row = 0; row < TILE_SIZE; row++) {
    const into = clamped.subarray(row * width, (row + 1) * width)
    const shares = dry.subarray(row * TILE_SIZE, (row + 1) * TILE_SIZE)
    const kind = kindOfRow(shares)
    if (kind !== 'land') drawnOut(sea.colours, row, wet)
    if (kind !== 'sea') drawnOut(land.colours, row, firm)
    if (kind === 'sea') smooth(into)
    else if (kind === 'land') grained(into, row, noise)
    else mixed(into, shares, row, noise)
  }
}

function kindOfRow(shares: Uint8Array): 'sea' | 'land' | 'both' {
  const first = shares[0] as number
  for (let i = 1; i < shares.length; i++) if (shares[i] !== first) return 'both'
  return first === 0 ? 'sea' : first === 255 ? 'land' : 'both'
}

function smooth(into: Uint8ClampedArray): void {
  for (let i = 0; i < into.length; i++) into[i] = ((wet[i] as number) + HALF_PART) >> 4
}

function grained(into: Uint8ClampedArray, row: number, noise: NoiseTable): void {
  for (let column = 0, i = 0; column < TILE_SIZE; column++, i += 3) {
    const grain = grainAt(column, row, noise) + HALF_PART
    into[i] = ((firm[i] as number) + grain) >> 4
    into[i + 1] = ((firm[i + 1] as number) + grain) >> 4
    into[i + 2] = ((firm[i + 2] as number) + grain) >> 4
  }
}

function mixed(into: Uint8ClampedArray, shares: Uint8Array, row: number, noise: NoiseTable): void {
  for (let column = 0, i = 0; column < TILE_SIZE; column++) {
    const dry = shares[column] as number
    const grain = grainAt(column, row, noise)
    for (const end = i + 3; i < end; i++) {
      const share = (wet[i] as number) * (255 - dry) + ((firm[i] as number) + grain) * dry
      into[i] = (share / 255 + HALF_PART) >> 4
    }
  }
}

function grainAt(column: number, row: number, noise: NoiseTable): number {
  return ((noise.grain(column, row) - 0.5) * GRAIN * PARTS) | 0
}

const blended = new Uint16Array(GROUND_SIDE * 3)

/** Interpolates one row of pixels: each is a quarter of the way from its own value to the next one. */
function drawnOut(colours: Uint8ClampedArray, row: number, into: Uint16Array): void {
  const upper = ((row + 1) >> 1) * GROUND_SIDE * 3
  const lower = upper + GROUND_SIDE * 3
  const [up, down] = row & 1 ? [3, 1] : [1, 3]
  for (let i = 0; i < blended.length; i++) {
    blended[i] = (colours[upper + i] as number) * up + (colours[lower + i] as number) * down
  }
  for (let from = 0, i = 0; i < into.length; from += 3, i += 6) {
    for (let channel = 0; channel < 3; channel++) {
      const b = (blended[from + channel + 3] as number) * 3
      into[i + channel] = (blended[from + channel] as number) + b
      into[i + channel + 3] = b + (blended[from + channel + 6] as number)
    }
  }
}
