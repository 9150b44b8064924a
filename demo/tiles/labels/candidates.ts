import type { Survey } from '../../town/survey.ts'
import type { Candidate } from './candidate.ts'
import { coastNames, hillNames, inlandWaterNames } from './names-of-nature.ts'
import { districtNames, groundNames, landmarkNames, settlementNames } from './names-of-places.ts'
import { seaWayNames, streetNames } from './names-of-ways.ts'

/** Every name that may stand on the map at a zoom, the most important first. */
export function candidatesFor(zoom: number, survey: Survey): Candidate[] {
  return [
    ...settlementNames(zoom, survey),
    ...coastNames(zoom),
    ...landmarkNames(zoom, survey, 1),
    ...groundNames(zoom, survey, 'park'),
    ...districtNames(zoom, survey),
    ...inlandWaterNames(zoom, survey),
    ...hillNames(zoom, survey),
    ...landmarkNames(zoom, survey, 2),
    ...streetNames(zoom, survey, ['trunk', 'primary']),
    ...groundNames(zoom, survey, 'square'),
    ...streetNames(zoom, survey, ['secondary']),
    ...landmarkNames(zoom, survey, 3),
    ...groundNames(zoom, survey, 'ground'),
    ...streetNames(zoom, survey, ['residential']),
    ...landmarkNames(zoom, survey, 4),
    ...streetNames(zoom, survey, ['lane']),
    ...seaWayNames(zoom, survey),
  ]
}
