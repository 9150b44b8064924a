import { GridIndex } from '../geometry/grid-index.ts'
import { at, type Bounds, boundsAround, boundsMeet, boundsOf } from '../geometry/point.ts'
import type { House } from './house.ts'

/** The fields of a house: four corners, the number in the street, and the chance. */
const FIELDS = 10
const CELL_METRES = 150
/** How far a house reaches from its first corner at most. */
const REACH_METRES = 80

/**
 * Writes houses as numbers alone, which need little memory. Houses whose first corner is in the same cell are
 * together.
 */
export function inNumbers(houses: readonly House[]): Float64Array {
  const records = houses.map(({ ring, number, chance }) => [
    ...ring.flatMap(({ x, y }) => [x, y]),
    number,
    chance,
  ])
  records.sort((a, b) => cellOf(a[0]) - cellOf(b[0]) || cellOf(a[1]) - cellOf(b[1]))
  return Float64Array.from(records.flat())
}

function cellOf(metres = 0): number {
  return Math.floor(metres / CELL_METRES)
}

/** Finds houses by location. There are some 50,000, and only those that are found become objects. */
export class HouseBook {
  readonly #numbers: Float64Array
  readonly #cells = new GridIndex<{ from: number; until: number }>(CELL_METRES)

  constructor(numbers: Float64Array) {
    this.#numbers = numbers
    let from = 0
    for (let until = FIELDS; until <= numbers.length; until += FIELDS) {
      const [column, row] = [cellOf(numbers[from]), cellOf(numbers[from + 1])]
      if (cellOf(numbers[until]) === column && cellOf(numbers[until + 1]) === row && until < numbers.length)
        continue
      const middle = at((column + 0.5) * CELL_METRES, (row + 0.5) * CELL_METRES)
      this.#cells.add({ from, until }, boundsAround(middle, CELL_METRES / 2))
      from = until
    }
  }

  in(bounds: Bounds): House[] {
    const houses: House[] = []
    const corners = [at(bounds.minX, bounds.minY), at(bounds.maxX, bounds.maxY)]
    for (const { from, until } of this.#cells.find(boundsOf(corners, REACH_METRES))) {
      for (let record = from; record < until; record += FIELDS) {
        const house = this.#house(record)
        if (boundsMeet(house.bounds, bounds)) houses.push(house)
      }
    }
    return houses
  }

  #house(record: number): House {
    const corner = (i: number) => at(this.#field(record + i * 2), this.#field(record + i * 2 + 1))
    const ring = [corner(0), corner(1), corner(2), corner(3)]
    return { ring, bounds: boundsOf(ring), number: this.#field(record + 8), chance: this.#field(record + 9) }
  }

  #field(index: number): number {
    return this.#numbers[index] ?? Number.NaN
  }
}
