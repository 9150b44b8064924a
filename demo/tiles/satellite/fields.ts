import { clamp, smoothstep } from '../../town/geometry/point.ts'
import { hashed } from '../../town/random/random.ts'
import type { NoiseTable } from './noise-table.ts'
import { blend, type Pixel } from './pixel.ts'

const CROPS = [
  [138, 140, 98],
  [120, 132, 86],
  [158, 148, 110],
  [110, 124, 80],
  [146, 132, 104],
  [128, 136, 92],
  [116, 126, 88],
  [166, 154, 118],
] as const

/** The size of a farm's ground, which is divided into a few fields. */
const FARM = { width: 330, height: 240 }

/** The colour of fields with hedges between. From far they run together. */
export function fieldColour(
  pixel: Pixel,
  east: number,
  north: number,
  metres: number,
  broad: number,
  noise: NoiseTable,
): void {
  const seen = 1 - smoothstep(9, 30, metres)
  pixel[0] = 128 + broad * 14
  pixel[1] = 134 + broad * 6
  pixel[2] = 92 + broad * 10
  if (seen === 0) return
  const bentEast = east + noise.smooth(east / 900, north / 900) * 620
  const bentNorth = north + noise.smooth(east / 800 + 40, north / 800) * 560
  const v = bentNorth / FARM.height
  const row = Math.floor(v)
  const u = bentEast / FARM.width + hashed(row, 5, 20)
  const column = Math.floor(u)
  const count = 2 + Math.floor(hashed(column, row, 21) * 3.4)
  const upright = hashed(column, row, 24) < 0.55
  const across = (upright ? u - column : v - row) * count
  const field = Math.floor(across)
  const crop = CROPS[Math.floor(hashed(column * 7 + field, row, 22) * CROPS.length)] ?? CROPS[0]
  blend(pixel, crop[0], crop[1], crop[2], seen * 0.8)
  if (metres < 2.5) {
    const furrow = Math.sin((upright ? bentEast : bentNorth) * 1.15)
    blend(pixel, 84, 88, 56, (furrow + 1) * 0.04)
  }
  const reach = 2.4 + metres * 0.45
  const inner = ((across - field) * (upright ? FARM.width : FARM.height)) / count
  const outer = upright ? (v - row) * FARM.height : (u - column) * FARM.width
  if (inner > reach && outer > reach * 1.3) return
  blend(pixel, 66, 82, 54, seen * clamp(noise.smooth(east / 11, north / 11) * 1.7 - 0.25, 0, 0.85))
}
