import { at } from '../../town/geometry/point.ts'
import { centroidOf } from '../../town/geometry/polygon.ts'
import { peaks } from '../../town/land/heights.ts'
import { type SeaName, seaNames, woodNames } from '../../town/places/waters.ts'
import type { Survey } from '../../town/survey.ts'
import type { Candidate } from './candidate.ts'

/** The names of bays and capes, and of the ocean while much of it is visible. */
export function coastNames(zoom: number): Candidate[] {
  return seaNames.filter((it) => zoom >= it.from && zoom <= it.to).map((it) => seaName(it, zoom))
}

function seaName({ name, kind, x, y }: SeaName, zoom: number): Candidate {
  // The ocean's name has no fixed position: it stays clear of the island, however small that is drawn.
  if (kind === 'ocean')
    return { text: name, style: 'water', at: at(x * 2 ** (9 - zoom), y * 2 ** (9 - zoom)) }
  const style = kind === 'cape' ? 'cape' : kind === 'harbour' ? 'smallWater' : 'water'
  return { text: name, style, at: at(x, y) }
}

export function inlandWaterNames(zoom: number, { land }: Survey): Candidate[] {
  if (zoom < 12) return []
  const rivers = land.watercourses.map(
    // The name runs downstream.
    (it): Candidate => ({ text: it.name, style: 'river', along: [...it.line].reverse() }),
  )
  return [...rivers, { text: 'Crater Lake', style: 'smallWater', at: centroidOf(land.lake) }]
}

/** The names of summits with their heights, of woods, and of islets. */
export function hillNames(zoom: number, { land }: Survey): Candidate[] {
  if (zoom < 11) return []
  const summits = peaks.map((it): Candidate => {
    const height = Math.round(land.height(it))
    // The number and its unit stay on one line.
    return { text: `${it.name} ${height}\u00a0m`, style: 'peak', at: at(it.x, it.y), mark: 'peak' }
  })
  const woods = woodNames.map((it): Candidate => ({ text: it.name, style: 'wood', at: at(it.x, it.y) }))
  const islets = land.islets.map(
    (it): Candidate => ({ text: it.name, style: 'cape', at: centroidOf(it.ring) }),
  )
  return [...summits, ...(zoom >= 12 ? woods : []), ...islets]
}
