import { aFrame } from '../buildings/a-frame.ts'
import { logCabin } from '../buildings/log-cabin.ts'
import type { Kind } from '../kind.ts'
import { byTheLake } from '../scenes/houses/by-the-lake.ts'
import { cliffHouse } from '../scenes/houses/cliff-house.ts'
import { gardenHouse } from '../scenes/houses/garden-house.ts'
import { inTheWoods } from '../scenes/houses/in-the-woods.ts'
import { mooredHouseboat } from '../scenes/houses/moored-houseboat.ts'
import { studioRoof } from '../scenes/houses/studio-roof.ts'
import { townApartment } from '../scenes/houses/town-apartment.ts'
import { villaBySea } from '../scenes/houses/villa-by-sea.ts'
import { villaWithPool } from '../scenes/houses/villa-with-pool.ts'
import { bathroom } from '../scenes/rooms/bathroom.ts'
import { bedroom } from '../scenes/rooms/bedroom.ts'
import { fireside } from '../scenes/rooms/fireside.ts'
import { kitchen } from '../scenes/rooms/kitchen.ts'
import { livingRoom } from '../scenes/rooms/living-room.ts'
import { loft } from '../scenes/rooms/loft.ts'
import { readingCorner } from '../scenes/rooms/reading-corner.ts'
import { terrace } from '../scenes/rooms/terrace.ts'

export const homes = {
  apartment: {
    times: ['day', 'golden', 'dusk', 'dawn', 'night'],
    covers: [townApartment, livingRoom, loft],
    details: [livingRoom, bedroom, kitchen, terrace, bathroom],
    focus: [600, 500, 1.5],
  },
  house: {
    times: ['day', 'golden', 'dawn', 'dusk', 'night'],
    covers: [gardenHouse, cliffHouse],
    details: [livingRoom, bedroom, kitchen, terrace, fireside, bathroom],
    focus: [560, 640, 1.5],
  },
  villa: {
    times: ['golden', 'day', 'dusk', 'night'],
    covers: [villaWithPool, villaBySea],
    details: [terrace, livingRoom, bedroom, kitchen, bathroom],
    focus: [600, 620, 1.4],
  },
  cabin: {
    times: ['dawn', 'dusk', 'golden', 'night', 'day'],
    covers: [
      inTheWoods(aFrame, 420),
      inTheWoods(logCabin, 520),
      byTheLake(aFrame, 330),
      byTheLake(logCabin, 420),
    ],
    details: [fireside, bedroom, terrace, readingCorner, kitchen],
    focus: [560, 640, 1.5],
  },
  studio: {
    times: ['golden', 'dusk', 'day', 'night'],
    covers: [studioRoof, loft, readingCorner],
    details: [loft, bedroom, kitchen, readingCorner],
    focus: [600, 560, 1.5],
  },
  houseboat: {
    times: ['golden', 'dusk', 'day', 'dawn', 'night'],
    covers: [mooredHouseboat],
    details: [livingRoom, bedroom, kitchen, terrace],
    focus: [560, 680, 1.5],
  },
} satisfies Record<string, Kind>
