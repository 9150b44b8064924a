import type { OverlayOptions } from 'sharp'
import { Rng } from '../paper/random.ts'

const SIDE = 128
const STRENGTH = 20

let tile: Buffer | undefined

/**
 * The grain of paper: faint noise around middle grey, laid over pictures that are large enough to show it.
 */
export function grain(width: number, height: number): OverlayOptions[] {
  if (Math.min(width, height) < SIDE) return []
  tile ??= noise()
  return [{ input: tile, raw: { width: SIDE, height: SIDE, channels: 3 }, tile: true, blend: 'soft-light' }]
}

function noise(): Buffer {
  const r = new Rng('paper')
  const bytes = Buffer.alloc(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i += 1)
    bytes.fill(128 + (r.next() + r.next() - 1) * STRENGTH, i * 3, i * 3 + 3)
  return bytes
}
