import { LEAST_ZOOM, MOST_ZOOM } from './tiles/frame.ts'
import { settleNames } from './tiles/labels/settle.ts'
import { buildHouses } from './town/blocks/build-houses.ts'
import { surveyLand } from './town/land/land.ts'
import { shoreGrid } from './town/land/shore-grid.ts'
import { layOutTown } from './town/plan.ts'

/** What of the town takes long to lay out, by the file that the build writes it to. */
export function layOut(): Map<string, string | Uint8Array> {
  const { coast, islets } = surveyLand()
  const files = new Map<string, string | Uint8Array>()
  files.set('plan.json', JSON.stringify(layOutTown()))
  files.set('shore.f32', new Uint8Array(shoreGrid([coast, ...islets.map((it) => it.ring)]).buffer))
  files.set('houses.f64', new Uint8Array(buildHouses().buffer))
  for (let zoom = LEAST_ZOOM; zoom <= MOST_ZOOM; zoom++) {
    files.set(`names-${zoom}.json`, JSON.stringify(settleNames(zoom)))
  }
  return files
}
