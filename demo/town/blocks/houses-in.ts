import type { Bounds } from '../geometry/point.ts'
import { once } from '../once.ts'
import { buildHouses } from './build-houses.ts'
import type { House } from './house.ts'
import { HouseBook } from './house-book.ts'

const book = once(() => new HouseBook(buildHouses()))

export function housesIn(bounds: Bounds): House[] {
  return book().in(bounds)
}
