import { aFrame } from '../../buildings/a-frame.ts'
import { logCabin } from '../../buildings/log-cabin.ts'
import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { byTheLake } from '../../scenes/houses/by-the-lake.ts'
import { cliffHouse } from '../../scenes/houses/cliff-house.ts'
import { gardenHouse } from '../../scenes/houses/garden-house.ts'
import { inTheWoods } from '../../scenes/houses/in-the-woods.ts'
import { mooredHouseboat } from '../../scenes/houses/moored-houseboat.ts'
import { studioRoof } from '../../scenes/houses/studio-roof.ts'
import { closeApartment, townApartment } from '../../scenes/houses/town-apartment.ts'
import { villaBySea } from '../../scenes/houses/villa-by-sea.ts'
import { villaWithPool } from '../../scenes/houses/villa-with-pool.ts'
import { bedroom } from '../../scenes/rooms/bedroom.ts'
import { kitchen } from '../../scenes/rooms/kitchen.ts'
import { livingRoom } from '../../scenes/rooms/living-room.ts'
import { readingCorner } from '../../scenes/rooms/reading-corner.ts'
import { terrace } from '../../scenes/rooms/terrace.ts'

const property = (cover: Draw, times: Kind['times'], ...rest: Draw[]): Kind => ({
  times,
  views: [cover, livingRoom, bedroom, terrace, ...rest],
})

export const propertyKinds = {
  apartment: property(
    oneOf(townApartment, livingRoom, closeApartment),
    ['day', 'golden', 'dusk', 'dawn', 'night'],
    kitchen,
    townApartment,
    readingCorner,
  ),
  house: property(
    oneOf(gardenHouse, cliffHouse),
    ['day', 'golden', 'dawn', 'dusk', 'night'],
    kitchen,
    closer(oneOf(gardenHouse, cliffHouse), 560, 640, 1.5),
    readingCorner,
  ),
  villa: property(
    oneOf(villaWithPool, villaBySea),
    ['golden', 'day', 'dusk', 'night'],
    kitchen,
    closer(oneOf(villaWithPool, villaBySea), 600, 620, 1.4),
  ),
  cabin: property(
    oneOf(
      inTheWoods(aFrame, 420),
      inTheWoods(logCabin, 520),
      byTheLake(aFrame, 330),
      byTheLake(logCabin, 420),
    ),
    ['dawn', 'dusk', 'golden', 'night', 'day'],
    readingCorner,
  ),
  studio: property(
    oneOf(studioRoof, readingCorner, livingRoom),
    ['golden', 'dusk', 'day', 'night'],
    kitchen,
    studioRoof,
  ),
  houseboat: property(
    mooredHouseboat,
    ['golden', 'dusk', 'day', 'dawn', 'night'],
    kitchen,
    closer(mooredHouseboat, 560, 680, 1.5),
  ),
} satisfies Record<string, Kind>
