import { hexOf, rgbOf } from './colour.ts'
import type { Point } from './curve.ts'
import { flatten } from './flatten.ts'
import { colourAt, type Gradient } from './gradient.ts'
import type { Group, Watcher } from './paint.ts'
import { inverse, type Matrix, place } from './placement.ts'
import { type Polygon, polygonOf } from './polygon.ts'

const COLUMNS = 32
const ROWS = 24
const CELL = 1200 / COLUMNS

interface Frame {
  clip?: Polygon
  screen: boolean
  opacity: number
}

/** Keeps the colours of a few hundred points of the sheet, as forms are painted over them. */
export class Sampler implements Watcher {
  readonly #colours = new Float64Array(COLUMNS * ROWS * 3).fill(255)
  readonly #frames: Frame[] = []

  enter({ clip, blend, opacity = 1 }: Pick<Group, 'clip' | 'blend' | 'opacity'>, matrix: Matrix): void {
    const around = this.#frames.at(-1)
    this.#frames.push({
      ...(clip
        ? { clip: polygonOf(flatten(clip).map((it) => it.map((point) => place(matrix, point)))) }
        : {}),
      screen: blend === 'screen' || around?.screen === true,
      opacity: opacity * (around?.opacity ?? 1),
    })
  }

  leave(): void {
    this.#frames.pop()
  }

  form(d: string, fill: string | Gradient, opacity: number, matrix: Matrix): void {
    if (fill === 'none') return
    const local = flatten(d)
    const polygon = polygonOf(local.map((it) => it.map((point) => place(matrix, point))))
    const paint = typeof fill === 'string' ? flat(fill) : inBox(fill, polygonOf(local), inverse(matrix))
    const frame = this.#frames.at(-1)
    const cover = opacity * (frame?.opacity ?? 1)
    const { left, right, top, bottom } = polygon
    for (let row = cell(top, 0); row < Math.min(ROWS, cell(bottom, 1)); row += 1) {
      for (let column = cell(left, 0); column < Math.min(COLUMNS, cell(right, 1)); column += 1) {
        const point: Point = [(column + 0.5) * CELL, (row + 0.5) * CELL]
        if (polygon.holds(point) && this.#isSeen(point))
          this.#paint(row * COLUMNS + column, paint(point), cover, frame?.screen === true)
      }
    }
  }

  /** The average of all points. */
  average(): string {
    const sums: [number, number, number] = [0, 0, 0]
    for (const [i, value] of this.#colours.entries()) sums[i % 3 === 0 ? 0 : i % 3 === 1 ? 1 : 2] += value
    const count = COLUMNS * ROWS
    return hexOf([sums[0] / count, sums[1] / count, sums[2] / count])
  }

  #isSeen(point: Point): boolean {
    return this.#frames.every(({ clip }) => clip === undefined || clip.holds(point))
  }

  #paint(
    at: number,
    [r, g, b, alpha]: readonly [number, number, number, number],
    cover: number,
    screen: boolean,
  ): void {
    for (const [i, value] of [r, g, b].entries()) {
      const under = this.#colours[at * 3 + i] ?? 0
      const over = screen ? 255 - ((255 - under) * (255 - value)) / 255 : value
      this.#colours[at * 3 + i] = under + (over - under) * alpha * cover
    }
  }
}

const cell = (v: number, end: 0 | 1) => Math.max(0, Math.floor(v / CELL) + end)

type Wash = (point: Point) => readonly [number, number, number, number]

function flat(hex: string): Wash {
  const [r, g, b] = rgbOf(hex)
  return () => [r, g, b, 1]
}

function inBox(gradient: Gradient, { left, right, top, bottom }: Polygon, back: Matrix): Wash {
  return (point) => {
    const [x, y] = place(back, point)
    return colourAt(gradient, [(x - left) / (right - left || 1), (y - top) / (bottom - top || 1)])
  }
}
