import { at, type Bounds, type Point } from './geometry/point.ts'

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** The location of the plane's origin: in the open Atlantic, far from any real land. */
const ORIGIN: Position = { latitude: 38.7, longitude: -31.95 }

const EARTH_RADIUS = 6_378_137
const radians = (degrees: number) => (degrees * Math.PI) / 180
const mercatorX = (longitude: number) => 0.5 + longitude / 360
const mercatorY = (latitude: number) =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) / (2 * Math.PI)

const originX = mercatorX(ORIGIN.longitude)
const originY = mercatorY(ORIGIN.latitude)
/** The plane is web mercator at the scale it has at the origin, so both conversions are exact. */
const METRES = 2 * Math.PI * EARTH_RADIUS * Math.cos(radians(ORIGIN.latitude))

/** The point of the plane for a position on earth. */
export function toPlane({ latitude, longitude }: Position): Point {
  return at((mercatorX(longitude) - originX) * METRES, (originY - mercatorY(latitude)) * METRES)
}

/** The position on earth for a point of the plane. */
export function toEarth({ x, y }: Point): Position {
  const north = Math.PI * (1 - 2 * (originY - y / METRES))
  return {
    latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI,
    longitude: (originX + x / METRES - 0.5) * 360,
  }
}

/** The position of a tile's pixels in the plane: `pixel = (point - origin) × scale`, with y downwards. */
export interface TileFrame {
  /** The tile's upper left corner. */
  readonly left: number
  readonly top: number
  /** Pixels per metre. */
  readonly scale: number
  readonly bounds: Bounds
}

/** The frame of a web-mercator tile with a number of pixels a side. */
export function tileFrame(z: number, x: number, y: number, size: number): TileFrame {
  const tiles = 2 ** z
  const side = METRES / tiles
  const left = (x / tiles - originX) * METRES
  const top = (originY - y / tiles) * METRES
  return {
    left,
    top,
    scale: size / side,
    bounds: { minX: left, minY: top - side, maxX: left + side, maxY: top },
  }
}
