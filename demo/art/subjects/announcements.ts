import type { Kind } from '../kind.ts'
import { inTheHarbour, onTheRiver } from '../scenes/afloat/moored.ts'
import { handlebars } from '../scenes/at-the-wheel/handlebars.ts'
import { parked } from '../scenes/at-the-wheel/parked.ts'
import { bathHouse } from '../scenes/care/bath-house.ts'
import { breadOven } from '../scenes/dishes/bread-oven.ts'
import { soupKettle } from '../scenes/dishes/soup-kettle.ts'
import { avenue } from '../scenes/greens/avenue.ts'
import { formalGarden } from '../scenes/greens/formal-garden.ts'
import { nook } from '../scenes/halls/nook.ts'
import { bridge } from '../scenes/heights/bridge.ts'
import { castle } from '../scenes/heights/castle.ts'
import { barn } from '../scenes/houses/barn.ts'
import { villaWithPool } from '../scenes/houses/villa-with-pool.ts'
import { mending } from '../scenes/lessons/mending.ts'
import { sailSchool } from '../scenes/on-the-water/sail-school.ts'
import { bedroom } from '../scenes/rooms/bedroom.ts'
import { livingRoom } from '../scenes/rooms/living-room.ts'
import { terrace } from '../scenes/rooms/terrace.ts'
import { cove } from '../scenes/shore/cove.ts'
import { port } from '../scenes/shore/port.ts'
import { cloister } from '../scenes/sights/arches.ts'
import { bigTank } from '../scenes/sights/curious-rooms.ts'
import { ferryAtQuay, lifeboatSlip } from '../scenes/sights/harbour-sights.ts'
import { bathingRocks } from '../scenes/sights/shore-sights.ts'
import { stationHall } from '../scenes/sights/station-hall.ts'
import { finish } from '../scenes/sports/finish.ts'
import { regatta } from '../scenes/sports/regatta.ts'
import { choir } from '../scenes/stages/choir.ts'
import { proscenium } from '../scenes/stages/proscenium.ts'
import { breakfast } from '../scenes/town-life/breakfast.ts'
import { growingTown } from '../scenes/town-life/growing-town.ts'
import { bagLeftBehind, bearLeftBehind } from '../scenes/town-life/left-behind.ts'
import { morningTown } from '../scenes/town-life/morning-town.ts'
import { nightBus } from '../scenes/town-life/night-bus.ts'
import { parrot } from '../scenes/town-life/parrot.ts'
import { pinboard } from '../scenes/town-life/pinboard.ts'
import { planting } from '../scenes/town-life/planting.ts'
import { rain } from '../scenes/town-life/rain.ts'
import { roadWorks } from '../scenes/town-life/road-works.ts'
import { seals } from '../scenes/wilds/seals.ts'
import { promenade } from '../settings/promenade.ts'
import { bicycle } from '../vehicles/bicycle.ts'
import { punt } from '../vehicles/punt.ts'
import { rowingBoat } from '../vehicles/rowing-boat.ts'
import { byNight, subject } from './subject.ts'

const byDay = ['day', 'golden', 'dawn'] as const

/** The subjects of announcements' pictures. */
export const announcementSubjects = {
  octopus: subject(bigTank, { details: [breakfast] }),
  'electric-ferry': subject(ferryAtQuay, { times: byDay, details: [port] }),
  'river-swim': subject(bathingRocks, { times: byDay }),
  'hen-house': subject(barn, { times: byDay, details: [breakfast] }),
  runners: subject(finish, { times: byDay }),
  'night-bus': subject(nightBus, { times: byNight }),
  'spring-tide': subject(port, { details: [rain] }),
  'closed-bridge': subject(bridge, { times: byNight, details: [roadWorks] }),
  nests: subject(morningTown, { times: byDay, details: [growingTown] }),
  'water-works': subject(roadWorks, { times: byDay, details: [pinboard] }),
  'seal-pups': subject(seals, { times: byDay, details: [cove] }),
  'night-works': subject(roadWorks, { times: byNight }),
  punt: subject(
    onTheRiver((s) => punt(s, { x: 600, y: 780, scale: 1.9, colour: s.accents.main })),
    { times: ['dawn', 'day'], details: [bridge] },
  ),
  villas: subject(villaWithPool, { times: ['golden', 'day', 'dusk'], details: [terrace, bedroom] }),
  'sailing-lesson': subject(sailSchool, { times: byDay, details: [regatta] }),
  'bicycle-check': subject(
    parked((s) => bicycle(s, { x: 600, y: 806, scale: 2, colour: s.accents.main }))(promenade),
    { times: byDay, details: [handlebars] },
  ),
  sauna: subject(bathHouse, { details: [soupKettle] }),
  'theatre-seats': subject(proscenium, { times: byNight }),
  dungeon: subject(castle, { times: byNight, details: [cloister] }),
  parrot: subject(parrot, { times: byDay }),
  oar: subject(
    inTheHarbour((s) => rowingBoat(s, { x: 600, y: 760, scale: 3, colour: '#b9743f' })),
    { times: byDay, details: [port] },
  ),
  'ring-in-bread': subject(breadOven, { times: ['dawn', 'night'], details: [breakfast] }),
  teddy: subject(bearLeftBehind, { times: byDay, details: [ferryAtQuay] }),
  notebook: subject(stationHall, { details: [bagLeftBehind] }),
  tenors: subject(choir, { times: ['golden', 'dusk'] }),
  'newcomers-walk': subject(avenue, { times: byDay, details: [formalGarden] }),
  'lifeboat-crew': subject(lifeboatSlip, { details: [port] }),
  lodgings: subject(livingRoom, { details: [bedroom] }),
  'pond-digging': subject(planting, { times: byDay, details: [avenue] }),
  knitting: subject(mending, { details: [nook] }),
} satisfies Record<string, Kind>
