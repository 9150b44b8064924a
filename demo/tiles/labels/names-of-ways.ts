import { ferryRoute } from '../../town/land/harbour.ts'
import type { RoadClass } from '../../town/roads/road.ts'
import type { Survey } from '../../town/survey.ts'
import type { Candidate } from './candidate.ts'
import type { LabelStyleName } from './label-style.ts'

const STREETS_FROM: Partial<Record<RoadClass, number>> = {
  trunk: 12,
  primary: 13,
  secondary: 14,
  residential: 15,
  lane: 16,
}

/**
 * The names of streets of some classes, the longest first. The street around a square has no name, because
 * the square has it.
 */
export function streetNames(
  zoom: number,
  { streets, sites }: Survey,
  classes: readonly RoadClass[],
): Candidate[] {
  const squares = new Set(sites.map((it) => it.name))
  return streets
    .filter((it) => classes.includes(it.class) && zoom >= (STREETS_FROM[it.class] ?? 99))
    .filter((it) => !squares.has(it.name))
    .sort((a, b) => b.length - a.length)
    .map((it) => ({
      text: it.name,
      style: styleOf(it.class),
      along: it.line,
      scale: scaleOf(zoom, it.class),
    }))
}

function styleOf(kind: RoadClass): LabelStyleName {
  if (kind === 'trunk' || kind === 'primary') return 'primaryStreet'
  return kind === 'lane' ? 'lane' : 'street'
}

function scaleOf(zoom: number, kind: RoadClass): number {
  if (zoom >= 18) return 1.25
  if (zoom === 17) return 1.08
  return kind === 'residential' && zoom === 15 ? 0.88 : 0.96
}

/** The names of moles and piers, and of the ferry line. */
export function seaWayNames(zoom: number, { land }: Survey): Candidate[] {
  if (zoom < 14) return []
  const works = land.seaWorks.flatMap(({ name, line }): Candidate[] =>
    name && line.length > 1 ? [{ text: name, style: 'path', along: line }] : [],
  )
  return [...works, { text: 'Ferry to the mainland', style: 'ferry', along: ferryRoute }]
}
