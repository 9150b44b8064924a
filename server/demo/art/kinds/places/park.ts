import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { avenue } from '../../scenes/greens/avenue.ts'
import { blossom } from '../../scenes/greens/blossom.ts'
import { parkLake } from '../../scenes/greens/park-lake.ts'
import { picnic } from '../../scenes/greens/picnic.ts'

const parkCover: Draw = oneOf(avenue, parkLake, picnic)

export const park: Kind = {
  times: ['day', 'golden', 'dawn', 'dusk', 'day'],
  views: [parkCover, closer(parkCover, 640, 640, 1.6), blossom, picnic, parkLake],
}
