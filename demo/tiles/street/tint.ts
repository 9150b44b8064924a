import type { Drawing } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import { TILE_SIZE } from '../frame.ts'
import { palette } from './palette.ts'

const CELLS = 64
const CELL = TILE_SIZE / CELLS

/**
 * Computes a value for the corners of a coarse grid over the tile. Neighbouring tiles share their corners.
 */
function cornersOf({ frame }: Drawing, value: (x: number, y: number) => number): Float32Array {
  const corners = new Float32Array((CELLS + 1) * (CELLS + 1))
  for (let row = 0; row <= CELLS; row++) {
    for (let column = 0; column <= CELLS; column++) {
      corners[row * (CELLS + 1) + column] = value(
        frame.left + (column * CELL) / frame.scale,
        frame.top - (row * CELL) / frame.scale,
      )
    }
  }
  return corners
}

/** Hands on the interpolated value of every pixel; pixels without a value are left out. */
function eachPixel(corners: Float32Array, visit: (at: number, value: number) => void): void {
  for (let row = 0; row < TILE_SIZE; row++) {
    const fy = ((row + 0.5) % CELL) / CELL
    const upper = Math.floor(row / CELL) * (CELLS + 1)
    const lower = upper + CELLS + 1
    for (let cell = 0; cell < CELLS; cell++) {
      if (isNothing(corners, upper + cell) && isNothing(corners, lower + cell)) continue
      const left = (corners[upper + cell] as number) * (1 - fy) + (corners[lower + cell] as number) * fy
      const right =
        (corners[upper + cell + 1] as number) * (1 - fy) + (corners[lower + cell + 1] as number) * fy
      const step = (right - left) / CELL
      let value = left + step / 2
      let at = (row * TILE_SIZE + cell * CELL) * 3
      for (let i = 0; i < CELL; i++, at += 3, value += step) visit(at, value)
    }
  }
}

const isNothing = (corners: Float32Array, at: number) => corners[at] === 0 && corners[at + 1] === 0

/** The distance from the shore at which the shown depth has risen by about two thirds, in metres. */
const SHELF = 1_100

/** Draws the sea, lighter where it is shallow. */
export function drawSea(drawing: Drawing, { survey }: Atlas): void {
  const { pixels } = drawing.sheet
  const near = palette.shallows
  const far = palette.sea
  // The colour at the shore, which is also under the land.
  pixels.set(near)
  for (let known = 3; known < pixels.length; known *= 2) pixels.copyWithin(known, 0, known)
  const corners = cornersOf(drawing, (x, y) => 1 - Math.exp(Math.min(0, survey.land.inland(x, y)) / SHELF))
  eachPixel(corners, (at, depth) => {
    pixels[at] = near[0] + (far[0] - near[0]) * depth + 0.5
    pixels[at + 1] = near[1] + (far[1] - near[1]) * depth + 0.5
    pixels[at + 2] = near[2] + (far[2] - near[2]) * depth + 0.5
  })
}

/** Draws hills as in early light: faintly, because names and streets are on top. */
export function drawRelief(drawing: Drawing, { relief }: Atlas): void {
  const { pixels } = drawing.sheet
  const strength = drawing.zoom < 13 ? 0.34 : drawing.zoom === 13 ? 0.26 : 0.18
  const corners = cornersOf(drawing, (x, y) => relief.shade(x, y, drawing.zoom) * strength)
  const [red, green, blue] = palette.shade
  eachPixel(corners, (at, shade) => {
    const r = pixels[at] as number
    const g = pixels[at + 1] as number
    const b = pixels[at + 2] as number
    if (shade > 0) {
      pixels[at] = r + (red - r) * shade + 0.5
      pixels[at + 1] = g + (green - g) * shade + 0.5
      pixels[at + 2] = b + (blue - b) * shade + 0.5
    } else {
      pixels[at] = r - (255 - r) * shade + 0.5
      pixels[at + 1] = g - (255 - g) * shade + 0.5
      pixels[at + 2] = b - (255 - b) * shade + 0.5
    }
  })
}
