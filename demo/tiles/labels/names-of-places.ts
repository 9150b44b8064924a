import { ISLAND_NAME, TOWN_NAME } from '../../town/facts.ts'
import { at } from '../../town/geometry/point.ts'
import type { Site } from '../../town/places/sites.ts'
import type { Survey } from '../../town/survey.ts'
import type { Candidate } from './candidate.ts'
import type { LabelStyleName } from './label-style.ts'
import { LANDMARK_LOOKS } from './landmark-look.ts'

/**
 * The names of settlements: the island and the town while they are small on the map, villages a little
 * longer.
 */
export function settlementNames(zoom: number, { villages }: Survey): Candidate[] {
  return [
    ...islandName(zoom),
    ...townName(zoom),
    ...(zoom >= 10 && zoom <= 15 ? villages : []).map(villageName),
  ]

  function villageName({ name, centre }: Survey['villages'][number]): Candidate {
    return { text: name, style: 'village', at: centre, scale: zoom < 12 ? 0.86 : 1 }
  }
}

function islandName(zoom: number): Candidate[] {
  if (zoom < 5 || zoom > 11) return []
  // While the island is small, its name is beside it.
  const place = zoom < 8 ? at(-3_500, 22_000 + 60_000 / (zoom - 3)) : at(-4_600, 8_100)
  return [{ text: ISLAND_NAME, style: 'island', at: place, scale: zoom < 7 ? 0.62 : zoom < 9 ? 0.75 : 1 }]
}

function townName(zoom: number): Candidate[] {
  if (zoom < 7 || zoom > 12) return []
  const place = at(150, 1_150)
  return zoom < 10
    ? [{ text: TOWN_NAME, style: 'town', at: place, scale: 0.72, mark: 'dot' }]
    : [{ text: TOWN_NAME, style: 'town', at: place }]
}

export function districtNames(zoom: number, { districts }: Survey): Candidate[] {
  if (zoom < 12 || zoom > 16) return []
  const scale = zoom === 12 ? 0.86 : zoom > 14 ? 1.15 : 1
  return districts.map((it) => ({ text: it.name.toUpperCase(), style: 'district', at: it.centre, scale }))
}

const RANK_FROM = { 1: 13, 2: 14, 3: 16, 4: 17 } as const

export function landmarkNames(zoom: number, { landmarks }: Survey, rank: 1 | 2 | 3 | 4): Candidate[] {
  if (zoom < RANK_FROM[rank]) return []
  return landmarks
    .filter((it) => it.rank === rank)
    .map((it) => {
      const [style, icon] = LANDMARK_LOOKS[it.kind]
      return { text: it.name, style, icon, at: it.point }
    })
}

/** The kinds of grounds with names: parks, squares, and the grounds of schools and the like. */
export const GROUNDS = {
  park: ['park', 'garden', 'golf'],
  square: ['square'],
  ground: ['campus', 'hospital', 'sport', 'cemetery', 'airport', 'port'],
} as const satisfies Partial<Record<LabelStyleName, readonly Site['kind'][]>>

export function groundNames(
  zoom: number,
  { sites, landmarks }: Survey,
  style: keyof typeof GROUNDS,
): Candidate[] {
  const kinds: readonly Site['kind'][] = GROUNDS[style]
  return (
    sites
      .filter((it) => kinds.includes(it.kind) && zoom >= groundFrom(it))
      // Grounds with a landmark of the same name are named there.
      .filter((it) => !landmarks.some((landmark) => landmark.name === it.name))
      .map((it) => ({ text: it.name, style, at: it.centre, scale: zoom < 15 ? 0.9 : 1 }))
  )
}

function groundFrom({ kind, bounds }: Site): number {
  const width = bounds.maxX - bounds.minX
  if (kind === 'square') return 16
  if (kind === 'airport') return 11
  return width > 600 ? 13 : width > 330 ? 14 : 15
}
