import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { bridge } from '../../scenes/heights/bridge.ts'
import { castle } from '../../scenes/heights/castle.ts'
import { farCrest } from '../../scenes/heights/far-crest.ts'
import { headland } from '../../scenes/heights/headland.ts'
import { overTheRoofs } from '../../scenes/heights/over-the-roofs.ts'

const landmarkCover: Draw = oneOf(bridge, castle, headland)

export const landmark: Kind = {
  times: ['day', 'golden', 'dusk', 'dawn', 'night'],
  views: [landmarkCover, closer(landmarkCover, 640, 480, 1.6), overTheRoofs, landmarkCover, farCrest],
}
