/** A square sheet to draw on, `size` pixels a side, with three bytes for each pixel. */
export interface Sheet {
  readonly size: number
  readonly pixels: Uint8Array
}

export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Collects how much of each pixel an outline covers. Edges are summed up as signed areas, as font rasterisers
 * do, so that any number of shapes with the same direction can be gathered and painted at once, with smooth
 * edges and no seams where they overlap.
 */
export class Coverage {
  readonly size: number
  readonly #stride: number
  readonly #areas: Float32Array
  readonly #first: Int32Array
  readonly #last: Int32Array
  #top: number
  #bottom = -1

  constructor(size: number) {
    this.size = size
    this.#stride = size + 2
    this.#areas = new Float32Array(this.#stride * size)
    this.#first = new Int32Array(size).fill(size)
    this.#last = new Int32Array(size).fill(-1)
    this.#top = size
  }

  /**
   * Adds an edge of an outline, in pixels. It may be anywhere; outside the sheet it costs next to nothing.
   */
  edge(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 < y1) this.#downward(x0, y0, x1, y1, 1)
    else if (y0 > y1) this.#downward(x1, y1, x0, y0, -1)
  }

  #downward(startX: number, startY: number, endX: number, endY: number, sense: 1 | -1): void {
    const size = this.size
    if (endY <= 0 || startY >= size || (startX >= size && endX >= size)) return
    const slope = (endX - startX) / (endY - startY)
    let y = Math.max(startY, 0)
    let x = startX + (y - startY) * slope
    const bottom = Math.min(endY, size)
    const lastRow = Math.ceil(bottom) - 1
    if (y < this.#top) this.#top = Math.floor(y)
    if (lastRow > this.#bottom) this.#bottom = lastRow
    for (let row = Math.floor(y); row <= lastRow; row++) {
      const end = Math.min(row + 1, bottom)
      const height = end - y
      const nextX = x + slope * height
      if (x < nextX) this.#strip(row, x, nextX, height * sense)
      else this.#strip(row, nextX, x, height * sense)
      x = nextX
      y = end
    }
  }

  /** Adds the part of an edge within one row, from `left` to `right`. */
  #strip(row: number, left: number, right: number, height: number): void {
    const size = this.size
    const start = row * this.#stride
    let from = left
    let to = right
    let rest = height
    if (from < 0) {
      const outside = to <= 0 ? rest : (rest * -from) / (to - from)
      const sum = (this.#areas[start] ?? 0) + outside
      this.#areas[start] = sum
      this.#first[row] = 0
      if ((this.#last[row] ?? 0) < 0) this.#last[row] = 0
      if (to <= 0) return
      rest -= outside
      from = 0
    }
    if (from >= size) return
    if (to > size) {
      rest -= (rest * (to - size)) / (to - from)
      to = size
    }
    const cell = Math.floor(from)
    const end = Math.ceil(to)
    if (cell < (this.#first[row] ?? 0)) this.#first[row] = cell
    if (end > (this.#last[row] ?? 0)) this.#last[row] = end
    spread(this.#areas, start + cell, from - cell, to - cell, end - cell, rest)
  }

  /** Hands on each run of covered pixels, row by row, and clears it. */
  flush(paint: (row: number, from: number, covered: Float32Array, count: number) => void): void {
    const row1 = this.#bottom
    for (let row = this.#top; row <= row1; row++) {
      const first = this.#first[row] ?? 0
      if (first < this.size) this.#flushRow(row, first, paint)
    }
    this.#top = this.size
    this.#bottom = -1
  }

  #flushRow(
    row: number,
    first: number,
    paint: (row: number, from: number, covered: Float32Array, count: number) => void,
  ): void {
    const areas = this.#areas
    const start = row * this.#stride
    const last = this.#last[row] ?? 0
    let sum = 0
    let column = first
    for (; column <= last; column++) {
      sum += areas[start + column] as number
      areas[start + column] = sum < 0 ? -sum : sum
    }
    const rest = sum < 0 ? -sum : sum
    if (rest > 0.002) for (; column < this.size; column++) areas[start + column] = rest
    const end = Math.min(column, this.size)
    paint(row, first, areas.subarray(start, start + this.size), end - first)
    areas.fill(0, start + first, start + Math.max(column, last + 1))
    this.#first[row] = this.size
    this.#last[row] = -1
  }
}

/** Shares the area right of a slanted edge out among the cells it passes. */
function spread(
  areas: Float32Array,
  at: number,
  from: number,
  to: number,
  cells: number,
  height: number,
): void {
  if (cells <= 1) {
    const right = ((from + to) / 2) * height
    areas[at] = (areas[at] as number) + height - right
    areas[at + 1] = (areas[at + 1] as number) + right
    return
  }
  const share = 1 / (to - from)
  const intoFirst = 0.5 * share * (1 - from) * (1 - from)
  const intoLast = to - cells + 1
  const beyond = 0.5 * share * intoLast * intoLast
  areas[at] = (areas[at] as number) + height * intoFirst
  if (cells === 2) {
    areas[at + 1] = (areas[at + 1] as number) + height * (1 - intoFirst - beyond)
  } else {
    const second = share * (1.5 - from)
    areas[at + 1] = (areas[at + 1] as number) + height * (second - intoFirst)
    for (let cell = 2; cell < cells - 1; cell++)
      areas[at + cell] = (areas[at + cell] as number) + height * share
    const until = second + (cells - 3) * share
    areas[at + cells - 1] = (areas[at + cells - 1] as number) + height * (1 - until - beyond)
  }
  areas[at + cells] = (areas[at + cells] as number) + height * beyond
}
