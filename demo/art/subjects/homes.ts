import type { Kind } from '../kind.ts'
import { barn } from '../scenes/houses/barn.ts'
import { inTheLimes } from '../scenes/houses/in-the-limes.ts'
import { keepersHut } from '../scenes/houses/keepers-hut.ts'
import { laneOfHouses } from '../scenes/houses/lane-of-houses.ts'
import { millHouse } from '../scenes/houses/mill-house.ts'
import { onTheDown } from '../scenes/houses/on-the-down.ts'
import { tug } from '../scenes/houses/tug.ts'
import { bedroom } from '../scenes/rooms/bedroom.ts'
import { fireside } from '../scenes/rooms/fireside.ts'
import { kitchen } from '../scenes/rooms/kitchen.ts'
import { livingRoom } from '../scenes/rooms/living-room.ts'
import { subject } from './subject.ts'

const small = { details: [bedroom, fireside] }
const large = { details: [livingRoom, bedroom, kitchen] }

/** The subjects of homes that look different from others of their category. */
export const homeSubjects = {
  treehouse: subject(inTheLimes, small),
  'shepherds-hut': subject(onTheDown, small),
  'thin-house': subject(laneOfHouses, large),
  'mill-house': subject(millHouse, large),
  barn: subject(barn, large),
  'keepers-hut': subject(keepersHut, small),
  tug: subject(tug, small),
} satisfies Record<string, Kind>
