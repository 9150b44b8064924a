import { type Point, smoothstep } from '../geometry/point.ts'
import { gradientNoise, layeredNoise, ridgedNoise } from '../random/noise.ts'

/** A hill: the position of its top, its height above the surroundings, and its width. */
interface Hill {
  name: string
  x: number
  y: number
  rise: number
  reach: number
}

/** The old volcano in the west, whose crater holds the lake. */
export const volcano = { name: 'Mount Alder', x: -8_300, y: 8_450, rise: 1_020, reach: 4_300, crater: 760 }

const hills: readonly Hill[] = [
  { name: 'Castle Hill', x: -830, y: 1_330, rise: 58, reach: 330 },
  { name: 'Beacon Hill', x: 3_750, y: 3_350, rise: 128, reach: 950 },
  { name: 'Lantern Head', x: -3_500, y: -2_500, rise: 95, reach: 700 },
  { name: 'Fallow Down', x: 1_200, y: 8_600, rise: 240, reach: 2_300 },
  { name: 'Northern Fells', x: 5_900, y: 10_400, rise: 560, reach: 2_600 },
  { name: 'Shepherd Top', x: 4_200, y: 13_900, rise: 260, reach: 1_700 },
  { name: 'Western Ridge', x: -14_000, y: 4_600, rise: 430, reach: 2_900 },
  { name: 'Southern Ridge', x: -9_800, y: 1_700, rise: 260, reach: 2_000 },
  { name: 'Cape Hills', x: 10_300, y: 2_900, rise: 190, reach: 1_500 },
]

/** The summits that the map names. */
export const peaks = [
  { name: 'Mount Alder', x: -7_700, y: 9_200 },
  { name: 'Grey Pike', x: -9_150, y: 7_950 },
  { name: 'High Fell', x: 5_900, y: 10_400 },
  { name: 'Shepherd Top', x: 4_200, y: 13_900 },
  { name: 'Western Ridge', x: -14_000, y: 4_600 },
  { name: 'Beacon Hill', x: 3_750, y: 3_350 },
  { name: 'Fallow Down', x: 1_200, y: 8_600 },
  { name: 'Harrier Tor', x: -9_800, y: 1_700 },
] as const

/** The height of the ground, in metres, by the distance from the shore and by how built-up it is (0 to 1). */
export function heightAt({ x, y }: Point, inland: number, builtUp: number): number {
  if (inland <= 0) return 0
  const edge = smoothstep(0, 260, inland)
  const away = smoothstep(0, 2_200, inland)
  const wild = (1 - builtUp * 0.85) * away
  const warp = gradientNoise(x / 1_900, y / 1_900, 21) * 1_100
  const ridges = ridgedNoise((x + warp) / 2_600, (y - warp) / 2_600, 31, 5)
  let height = edge * 8 + away * 34 + wild * ridges * 230 + edge * layeredNoise(x / 420, y / 420, 51, 3) * 14
  for (const hill of hills) {
    const square = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.reach ** 2
    if (square < 7) height += hill.rise * Math.exp(-square) * (0.7 + ridges * 0.55 * (1 - builtUp)) * edge
  }
  return height + volcanoRise(x, y) * edge
}

/** A cone with gullies running down from its rim, and a hollow top. */
function volcanoRise(x: number, y: number): number {
  const [dx, dy] = [x - volcano.x, y - volcano.y]
  const away = Math.hypot(dx, dy)
  const share = away / volcano.reach
  if (share > 2.6) return 0
  // The gullies bend, because straight ones would look combed.
  const bend = gradientNoise(x / 2_300, y / 2_300, 64) * 0.2
  const turn = Math.atan2(dy, dx) + bend
  const gullies = ridgedNoise(Math.cos(turn) * 2.6 + 20, Math.sin(turn) * 2.6 + share * 0.5, 61, 4)
  const cone = volcano.rise * Math.exp(-(share ** 1.3) * 1.3) * (1 - smoothstep(1.7, 2.6, share))
  const flank =
    smoothstep(volcano.crater * 0.9, volcano.crater * 3, away) * (1 - smoothstep(1, 2.2, share) * 0.6)
  const hollow = (1 - smoothstep(volcano.crater * 0.5, volcano.crater * 1.1, away)) * 300
  return cone * (1 - flank * 0.5 * (1 - gullies)) - hollow
}
