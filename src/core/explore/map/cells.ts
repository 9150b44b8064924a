import type { Bounds } from '#contract/explore/bounds.ts'

/**
 * The sizes of the cells that points are requested in, as zoom levels of a tile. Points are requested and
 * stored by cell: a map that is moved a little asks for little, and one that was seen shows the same again
 * without a network.
 */
const LEVELS = [12, 8, 4] as const
/** A view is at most this many of its cells wide at the zoom from which a level serves. */
const ZOOMS_BELOW_VIEW = 1

/** The latitude at which Web Mercator ends. */
const FARTHEST = 85.0511

/** The cells that cover what a map shows at a zoom. */
export function cellsOf({ south, west, north, east }: Bounds, zoom: number): Bounds[] {
  const level = LEVELS.find((it) => it <= zoom - ZOOMS_BELOW_VIEW) ?? 0
  const across = 2 ** level
  const left = Math.floor(columnOf(west, across))
  // Beyond the 180th meridian the columns begin anew.
  const right = Math.floor(columnOf(east < west ? east + 360 : east, across))
  const top = Math.max(0, Math.floor(rowOf(north, across)))
  const bottom = Math.min(across - 1, Math.floor(rowOf(south, across)))
  const cells: Bounds[] = []
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= Math.min(right, left + across - 1); x++) {
      const column = ((x % across) + across) % across
      cells.push({
        south: exact(latitudeOf(y + 1, across)),
        west: exact(longitudeOf(column, across)),
        north: exact(latitudeOf(y, across)),
        east: exact(longitudeOf(column + 1, across)),
      })
    }
  return cells
}

const columnOf = (longitude: number, across: number) => ((longitude + 180) / 360) * across
const longitudeOf = (column: number, across: number) => (column / across) * 360 - 180

function rowOf(latitude: number, across: number): number {
  const inside = Math.max(-FARTHEST, Math.min(FARTHEST, latitude))
  const sine = Math.sin((inside * Math.PI) / 180)
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across
}

function latitudeOf(row: number, across: number): number {
  if (row <= 0) return 90
  if (row >= across) return -90
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / across))) * 180) / Math.PI
}

const exact = (degrees: number) => Number(degrees.toFixed(6))
