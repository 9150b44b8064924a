/**
 * The pattern of streets: crooked and close, in a grid, in long terraces, loosely among gardens, or wide
 * between sheds.
 */
export type StreetPattern = 'old' | 'grid' | 'terraces' | 'gardens' | 'docks' | 'village'

export interface DistrictSketch {
  name: string
  x: number
  y: number
  /** How far from its middle a quarter is clearly built up. */
  reach: number
  pattern: StreetPattern
  /** The direction of its long streets, in degrees anticlockwise from east. */
  lean: number
}

/** A sketch of the town's quarters. */
export const districtSketches: readonly DistrictSketch[] = [
  { name: 'Old Harbour', x: -170, y: 760, reach: 520, pattern: 'old', lean: 8 },
  { name: 'Castle Hill', x: -900, y: 1_300, reach: 600, pattern: 'old', lean: 55 },
  { name: 'East Quay', x: 780, y: 850, reach: 520, pattern: 'terraces', lean: 6 },
  { name: 'Meridian', x: 1_480, y: 1_950, reach: 900, pattern: 'grid', lean: 16 },
  { name: 'Mill Quarter', x: -950, y: 2_250, reach: 650, pattern: 'terraces', lean: 68 },
  { name: 'The Strand', x: 2_950, y: 1_500, reach: 850, pattern: 'terraces', lean: -3 },
  { name: 'West Docks', x: -1_300, y: 60, reach: 560, pattern: 'docks', lean: 8 },
  { name: 'Lantern Side', x: -2_650, y: -350, reach: 760, pattern: 'gardens', lean: 52 },
  { name: 'Westgate', x: -2_350, y: 1_050, reach: 820, pattern: 'terraces', lean: 3 },
  { name: 'Orchard Bank', x: -2_250, y: 2_750, reach: 880, pattern: 'gardens', lean: 40 },
  { name: "Scholars' Green", x: 520, y: 3_250, reach: 820, pattern: 'grid', lean: -4 },
  { name: 'Beacon Hill', x: 3_550, y: 2_750, reach: 950, pattern: 'gardens', lean: 30 },
  { name: 'Northfield', x: -900, y: 4_250, reach: 800, pattern: 'gardens', lean: -28 },
  { name: 'Sandholme', x: 5_050, y: 1_400, reach: 850, pattern: 'gardens', lean: -22 },
]

/** A sketch of the villages on the rest of the island. */
export const villageSketches: readonly DistrictSketch[] = [
  { name: 'Upper Alder', x: -3_250, y: 6_700, reach: 300, pattern: 'village', lean: 20 },
  { name: 'Sealhaven', x: -1_500, y: 10_950, reach: 420, pattern: 'village', lean: 5 },
  { name: 'Ambersand', x: 8_550, y: 7_000, reach: 350, pattern: 'village', lean: 80 },
  { name: 'Norby', x: 6_150, y: 13_500, reach: 300, pattern: 'village', lean: 75 },
  { name: 'Fulmar Cove', x: -14_650, y: 7_950, reach: 310, pattern: 'village', lean: -10 },
  { name: 'Saltmarsh', x: -12_450, y: -350, reach: 320, pattern: 'village', lean: 5 },
  { name: 'Coopers Cove', x: -5_750, y: -550, reach: 340, pattern: 'village', lean: 8 },
  { name: 'Fallowmere', x: 2_750, y: 9_150, reach: 270, pattern: 'village', lean: 45 },
  { name: 'Highcliff', x: -8_550, y: 15_000, reach: 250, pattern: 'village', lean: 10 },
  { name: 'Easterhope', x: 11_000, y: 3_000, reach: 260, pattern: 'village', lean: 60 },
  { name: 'Stonefold', x: -12_300, y: 3_800, reach: 270, pattern: 'village', lean: -35 },
  { name: 'Skerry End', x: -17_600, y: 4_900, reach: 230, pattern: 'village', lean: 20 },
]
