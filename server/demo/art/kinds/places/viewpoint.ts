import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { farCrest } from '../../scenes/heights/far-crest.ts'
import { overTheBay } from '../../scenes/heights/over-the-bay.ts'
import { overTheRoofs } from '../../scenes/heights/over-the-roofs.ts'
import { overTheValley } from '../../scenes/heights/over-the-valley.ts'

const viewCover: Draw = oneOf(overTheBay, overTheRoofs, overTheValley)

export const viewpoint: Kind = {
  times: ['golden', 'dawn', 'dusk', 'day', 'night'],
  views: [viewCover, farCrest, closer(viewCover, 500, 660, 1.6), overTheRoofs, overTheBay],
}
