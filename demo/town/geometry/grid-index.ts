import { type Bounds, boundsInBoth, boundsMeet, boundsOfBoth } from './point.ts'

interface Entry<T> {
  item: T
  bounds: Bounds
  /** The last query that found this entry, so that one in many cells is returned once. */
  asked: number
}

/** An index by location: finds entries whose bounds meet others, without looking at all of them. */
export class GridIndex<T> {
  readonly #cells = new Map<number, Entry<T>[]>()
  readonly #size: number
  /** The area that all entries cover. There are no cells beyond it, however far a query reaches. */
  #covered: Bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }
  #question = 0

  constructor(cellSize: number) {
    this.#size = cellSize
  }

  add(item: T, bounds: Bounds): void {
    const entry = { item, bounds, asked: 0 }
    this.#covered = boundsOfBoth(this.#covered, bounds)
    this.#eachCell(bounds, (key) => {
      const cell = this.#cells.get(key)
      if (cell) cell.push(entry)
      else this.#cells.set(key, [entry])
    })
  }

  /** Finds the entries that meet some bounds, in the order of the cells, which is the same every time. */
  find(bounds: Bounds): T[] {
    const found: T[] = []
    const question = ++this.#question
    this.#eachCell(boundsInBoth(this.#covered, bounds), (key) => {
      for (const entry of this.#cells.get(key) ?? []) {
        if (entry.asked === question) continue
        entry.asked = question
        if (boundsMeet(entry.bounds, bounds)) found.push(entry.item)
      }
    })
    return found
  }

  #eachCell({ minX, minY, maxX, maxY }: Bounds, visit: (key: number) => void): void {
    const size = this.#size
    for (let y = Math.floor(minY / size); y <= Math.floor(maxY / size); y++) {
      for (let x = Math.floor(minX / size); x <= Math.floor(maxX / size); x++) visit(x * 100_003 + y)
    }
  }
}
