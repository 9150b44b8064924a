import { hashed } from './random.ts'

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** Smooth noise from 0 to 1 whose hills are about one unit wide. It is fast, and a little blocky. */
export function valueNoise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const fx = x - ix
  const fy = y - iy
  const sx = fx * fx * (3 - 2 * fx)
  const sy = fy * fy * (3 - 2 * fy)
  const low = hashed(ix, iy, seed) * (1 - sx) + hashed(ix + 1, iy, seed) * sx
  const high = hashed(ix, iy + 1, seed) * (1 - sx) + hashed(ix + 1, iy + 1, seed) * sx
  return low * (1 - sy) + high * sy
}

const DIRECTIONS = Array.from({ length: 32 }, (_, i) => (i / 32) * 2 * Math.PI)
const COS = DIRECTIONS.map(Math.cos)
const SIN = DIRECTIONS.map(Math.sin)

function slope(ix: number, iy: number, seed: number, dx: number, dy: number): number {
  const direction = Math.floor(hashed(ix, iy, seed) * 32)
  return (COS[direction] ?? 0) * dx + (SIN[direction] ?? 0) * dy
}

/** Smooth noise from about -0.7 to 0.7 that shows no grid, for relief. */
export function gradientNoise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const fx = x - ix
  const fy = y - iy
  const sx = ease(fx)
  const sy = ease(fy)
  const low = slope(ix, iy, seed, fx, fy) * (1 - sx) + slope(ix + 1, iy, seed, fx - 1, fy) * sx
  const high =
    slope(ix, iy + 1, seed, fx, fy - 1) * (1 - sx) + slope(ix + 1, iy + 1, seed, fx - 1, fy - 1) * sx
  return low * (1 - sy) + high * sy
}

/** Layers of ever finer noise, from 0 to 1, for clouds and coasts. */
export function layeredNoise(x: number, y: number, seed: number, layers = 4): number {
  let sum = 0
  let weight = 1
  let scale = 1
  let total = 0
  for (let layer = 0; layer < layers; layer++) {
    sum += (gradientNoise(x * scale, y * scale, seed + layer) * 0.75 + 0.5) * weight
    total += weight
    weight *= 0.5
    scale *= 2.03
  }
  return sum / total
}

/**
 * Layered noise that is folded at its middle, so that it has crests with finer ones on them, for eroded
 * hills. From 0 to 1.
 */
export function ridgedNoise(x: number, y: number, seed: number, layers = 4): number {
  let sum = 0
  let weight = 1
  let scale = 1
  let total = 0
  let crest = 1
  for (let layer = 0; layer < layers; layer++) {
    const fold = 1 - Math.abs(gradientNoise(x * scale, y * scale, seed + layer)) * 1.6
    const ridge = fold * fold * crest
    sum += ridge * weight
    total += weight
    crest = Math.min(1, Math.max(0, ridge * 1.4))
    weight *= 0.5
    scale *= 2.07
  }
  return sum / total
}
