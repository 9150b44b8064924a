import type { StreetPattern } from '../places/district-sketches.ts'

/** How houses stand along a street; lengths in metres. */
export interface BuildingStyle {
  width: readonly [least: number, most: number]
  depth: readonly [least: number, most: number]
  /** Between the kerb and the front. */
  setback: number
  /** Between two houses; in a row there is none. */
  gap: readonly [least: number, most: number]
  /** How many houses stand wall to wall before there is a gap. */
  row: number
  /** How many of a hundred plots are empty. */
  empty: number
}

export const BUILDING_STYLES: Record<StreetPattern, BuildingStyle> = {
  old: { width: [6.5, 12], depth: [8.5, 12.5], setback: 1.6, gap: [1, 4], row: 9, empty: 5 },
  terraces: { width: [6.5, 8.5], depth: [9.5, 11], setback: 4, gap: [3, 7], row: 7, empty: 4 },
  grid: { width: [12, 21], depth: [13, 17], setback: 3, gap: [1.5, 5], row: 4, empty: 5 },
  gardens: { width: [9, 13.5], depth: [8.5, 12], setback: 7.5, gap: [5, 10], row: 1, empty: 9 },
  docks: { width: [26, 62], depth: [20, 36], setback: 8, gap: [8, 20], row: 1, empty: 14 },
  village: { width: [8, 13], depth: [7.5, 10.5], setback: 4, gap: [5, 16], row: 1, empty: 26 },
}
