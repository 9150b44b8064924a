import type { Kind } from '../kind.ts'
import { parked } from '../scenes/at-the-wheel/parked.ts'
import { breadOven } from '../scenes/dishes/bread-oven.ts'
import { oysters } from '../scenes/dishes/oysters.ts'
import { spices } from '../scenes/dishes/spices.ts'
import { longTable } from '../scenes/feasts/long-table.ts'
import { streetFood } from '../scenes/feasts/street-food.ts'
import { tableFromAbove } from '../scenes/feasts/table-from-above.ts'
import { toast } from '../scenes/feasts/toast.ts'
import { gallery } from '../scenes/galleries/gallery.ts'
import { avenue } from '../scenes/greens/avenue.ts'
import { blossom } from '../scenes/greens/blossom.ts'
import { formalGarden } from '../scenes/greens/formal-garden.ts'
import { glasshouse } from '../scenes/greens/glasshouse.ts'
import { parkLake } from '../scenes/greens/park-lake.ts'
import { picnic } from '../scenes/greens/picnic.ts'
import { bookGallery } from '../scenes/halls/book-gallery.ts'
import { museumHall } from '../scenes/halls/museum-hall.ts'
import { nave } from '../scenes/halls/nave.ts'
import { nook } from '../scenes/halls/nook.ts'
import { readingRoom } from '../scenes/halls/reading-room.ts'
import { temple } from '../scenes/halls/temple.ts'
import { bridge } from '../scenes/heights/bridge.ts'
import { castle } from '../scenes/heights/castle.ts'
import { farCrest } from '../scenes/heights/far-crest.ts'
import { lightOnHeadland } from '../scenes/heights/headland.ts'
import { overTheRoofs } from '../scenes/heights/over-the-roofs.ts'
import { overTheValley } from '../scenes/heights/over-the-valley.ts'
import { laneOfHouses } from '../scenes/houses/lane-of-houses.ts'
import { millHouse } from '../scenes/houses/mill-house.ts'
import { mooredHouseboat } from '../scenes/houses/moored-houseboat.ts'
import { crates } from '../scenes/markets/crates.ts'
import { fishStall } from '../scenes/markets/fish-stall.ts'
import { fleaMarket } from '../scenes/markets/flea-market.ts'
import { marketSquare } from '../scenes/markets/market-square.ts'
import { seedlings } from '../scenes/markets/seedlings.ts'
import { pub } from '../scenes/nights/pub.ts'
import { underStars } from '../scenes/nights/under-stars.ts'
import { fireside } from '../scenes/rooms/fireside.ts'
import { readingCorner } from '../scenes/rooms/reading-corner.ts'
import { bay } from '../scenes/shore/bay.ts'
import { beachHuts } from '../scenes/shore/beach-huts.ts'
import { cove } from '../scenes/shore/cove.ts'
import { mole } from '../scenes/shore/mole.ts'
import { pier } from '../scenes/shore/pier.ts'
import { port } from '../scenes/shore/port.ts'
import { shells } from '../scenes/shore/shells.ts'
import { strand } from '../scenes/shore/strand.ts'
import { cloister, ruins } from '../scenes/sights/arches.ts'
import { beaconTower } from '../scenes/sights/beacon-tower.ts'
import { hullChurch, orchardChapel, roundChurch, seaChapel } from '../scenes/sights/chapels.ts'
import {
  bearWard,
  bigTank,
  childrensShelves,
  clockRoom,
  whaleGallery,
} from '../scenes/sights/curious-rooms.ts'
import {
  dahliaFront,
  orchard,
  pottedSteps,
  rockGarden,
  skateBowl,
  teaTerraces,
  villageCommon,
} from '../scenes/sights/gardens.ts'
import { graniteTor } from '../scenes/sights/granite-tor.ts'
import { dryHarbour, ferryAtQuay, lifeboatSlip, marina } from '../scenes/sights/harbour-sights.ts'
import { kiosk } from '../scenes/sights/kiosk.ts'
import { lastBench } from '../scenes/sights/last-bench.ts'
import { longHall } from '../scenes/sights/long-hall.ts'
import { mosque } from '../scenes/sights/mosque.ts'
import { observatory } from '../scenes/sights/observatory.ts'
import {
  bathingRocks,
  blackSands,
  cliffSteps,
  dogBeach,
  duneBeach,
  lido,
  spit,
  surfBeach,
} from '../scenes/sights/shore-sights.ts'
import { stationHall } from '../scenes/sights/station-hall.ts'
import { stoneCircle } from '../scenes/sights/stone-circle.ts'
import { swanLake } from '../scenes/sights/swan-lake.ts'
import { courtyard, hearthRoom, noodleBar } from '../scenes/sights/tables.ts'
import { telephoneBox } from '../scenes/sights/telephone-box.ts'
import { townHall } from '../scenes/sights/town-hall.ts'
import { bandstand } from '../scenes/stages/bandstand.ts'
import { cellar } from '../scenes/stages/cellar.ts'
import { proscenium } from '../scenes/stages/proscenium.ts'
import { spotlight } from '../scenes/stages/spotlight.ts'
import { coffeeBar } from '../scenes/tables/coffee-bar.ts'
import { cupAtWindow } from '../scenes/tables/cup-at-window.ts'
import { diningRoom } from '../scenes/tables/dining-room.ts'
import { marketHall } from '../scenes/tables/market-hall.ts'
import { pavement } from '../scenes/tables/pavement.ts'
import { seaTerrace } from '../scenes/tables/sea-terrace.ts'
import { shopStreet } from '../scenes/town-life/shop-street.ts'
import { forestPath } from '../scenes/wilds/forest-path.ts'
import { ridgeLight } from '../scenes/wilds/ridge-light.ts'
import { seals } from '../scenes/wilds/seals.ts'
import { benchTop } from '../scenes/workrooms/bench-top.ts'
import { hillRoad } from '../settings/hill-road.ts'
import { promenade } from '../settings/promenade.ts'
import { townRoad } from '../settings/town-road.ts'
import { boxVan } from '../vehicles/box-van.ts'
import { byNight, subject } from './subject.ts'

const byDay = ['day', 'golden', 'dawn'] as const
const atAnyHour = ['day', 'golden', 'dusk', 'dawn', 'night'] as const
const seated = { details: [tableFromAbove, toast] }
const atCounter = { times: byDay, details: [cupAtWindow] }
const bookBus = parked((s) => boxVan(s, { x: 600, y: 806, scale: 1.6, colour: '#f2d36b' }))(hillRoad)

/** The subjects of places, where a category has many that look different. */
export const placeSubjects = {
  'long-strand': subject(strand, { details: [shells, bay] }),
  seaside: subject(bay, { times: byDay, details: [pier, beachHuts] }),
  'sheltered-cove': subject(cove, { details: [shells] }),
  'dune-beach': subject(duneBeach, { times: ['dawn', 'golden', 'day'], details: [strand, shells] }),
  'seal-bay': subject(seals, { details: [strand] }),
  lido: subject(lido, { times: byDay, details: [beachHuts] }),
  spit: subject(spit, { details: [shells] }),
  surf: subject(surfBeach, { times: byDay, details: [strand] }),
  'dog-beach': subject(dogBeach, { times: byDay, details: [strand] }),
  'cliff-steps': subject(cliffSteps, { details: [cove] }),
  'black-sands': subject(blackSands, { times: ['golden', 'dusk', 'day'] }),
  'bathing-rocks': subject(bathingRocks, { times: byDay, details: [shells] }),

  'beacon-tower': subject(beaconTower, { times: atAnyHour, details: [overTheRoofs] }),
  'over-the-roofs': subject(overTheRoofs, { times: atAnyHour, details: [farCrest] }),
  'crater-lake': subject(overTheValley, { details: [farCrest] }),
  observatory: subject(observatory, { times: ['night', 'dusk', 'golden'], details: [underStars] }),
  lighthouse: subject(lightOnHeadland, { times: atAnyHour, details: [ridgeLight] }),
  summit: subject(farCrest, { details: [ridgeLight] }),
  tor: subject(graniteTor, { details: [ridgeLight] }),
  pier: subject(pier, { times: atAnyHour, details: [bay] }),
  mole: subject(mole, { times: atAnyHour, details: [port] }),
  'last-bench': subject(lastBench, { times: atAnyHour, details: [ridgeLight] }),
  'stone-circle': subject(stoneCircle, { times: atAnyHour, details: [ridgeLight] }),

  'museum-front': subject(temple, { details: [museumHall, gallery] }),
  'museum-hall': subject(museumHall, { details: [gallery] }),
  whale: subject(whaleGallery, { details: [museumHall] }),
  paintings: subject(gallery, { times: byDay, details: [museumHall] }),
  tank: subject(bigTank),
  lifeboat: subject(lifeboatSlip, { details: [mole] }),
  mill: subject(millHouse, { details: [breadOven] }),
  bears: subject(bearWard, { times: byDay, details: [benchTop] }),
  clocks: subject(clockRoom, { times: byDay }),

  'castle-park': subject(picnic, { times: byDay, details: [castle, blossom] }),
  'river-bank': subject(parkLake, { times: byDay, details: [blossom, picnic] }),
  fountain: subject(formalGarden, { times: byDay, details: [avenue] }),
  woods: subject(forestPath, { times: byDay, details: [farCrest] }),
  common: subject(villageCommon, { times: byDay, details: [picnic] }),
  'skate-bowl': subject(skateBowl, { times: byDay, details: [avenue] }),
  'swan-lake': subject(swanLake, { details: [parkLake] }),
  orchard: subject(orchard, { times: byDay, details: [blossom] }),
  avenue: subject(avenue, { details: [blossom] }),
  lawn: subject(picnic, { times: byDay, details: [blossom, avenue] }),

  courtyard: subject(courtyard, { times: ['golden', 'dusk', 'day'], ...seated }),
  'vaulted-cellar': subject(cellar, { times: byNight, ...seated }),
  pub: subject(pub, { times: byNight, ...seated }),
  oysters: subject(oysters, { details: [seaTerrace, toast] }),
  hearth: subject(hearthRoom, { times: byNight, ...seated }),
  'sea-terrace': subject(seaTerrace, { ...seated }),
  'street-food': subject(streetFood, { details: [tableFromAbove, lido] }),
  brewery: subject(toast, { times: ['golden', 'dusk'], details: [pub] }),
  'long-table': subject(longTable, { times: ['golden', 'dusk'], ...seated }),
  rice: subject(tableFromAbove, { details: [pavement, toast] }),
  'dining-hall': subject(diningRoom, { times: ['golden', 'dusk', 'day'], ...seated }),
  'pavement-tables': subject(pavement, { ...seated }),
  'noodle-bar': subject(noodleBar, { times: byNight, details: [tableFromAbove] }),
  'crab-window': subject(kiosk(cove, { w: 460, wall: '#fbf6ec', goods: 'crabs', roof: '#7a5f58' }), {
    times: byDay,
    details: [cove],
  }),
  stove: subject(fireside, { times: byNight, details: [farCrest, tableFromAbove] }),

  'coffee-bar': subject(coffeeBar, { ...atCounter }),
  'pier-kiosk': subject(kiosk(pier, { w: 340, wall: '#7fa8b4', goods: 'cups', roof: '#5b4a3c' }), {
    details: [pier],
  }),
  'window-seat': subject(cupAtWindow, { times: byDay, details: [coffeeBar] }),
  bakery: subject(breadOven, { times: ['dawn', 'day'], details: [cupAtWindow] }),
  'book-cafe': subject(nook, { times: byDay, details: [cupAtWindow] }),
  'park-kiosk': subject(kiosk(parkLake, { w: 380, wall: '#5f8f6a', goods: 'cups' }), {
    times: byDay,
    details: [parkLake],
  }),
  'glass-tearoom': subject(glasshouse, { times: byDay, details: [cupAtWindow] }),
  'ice-cream': subject(kiosk(promenade, { w: 520, wall: '#f6dfe2', goods: 'cones', roof: '#c8553d' }), {
    times: byDay,
    details: [pier],
  }),
  'coffee-booth': subject(kiosk(townRoad, { w: 260, wall: '#7a3f3a', goods: 'cups', roof: '#3f4450' }), {
    ...atCounter,
  }),

  'market-hall': subject(marketHall, { details: [crates, tableFromAbove] }),
  'fish-market': subject(fishStall, { times: ['dawn', 'day'], details: [port] }),
  arcade: subject(shopStreet, { details: [marketHall] }),
  'market-square': subject(marketSquare, { times: byDay, details: [crates] }),
  'flea-market': subject(fleaMarket, { times: byDay, details: [seedlings] }),
  spices: subject(spices, { times: byDay, details: [marketSquare] }),
  produce: subject(crates, { times: byDay, details: [port] }),

  castle: subject(castle, { times: atAnyHour, details: [overTheRoofs] }),
  'town-hall': subject(townHall, { details: [shopStreet] }),
  bandstand: subject(bandstand, { times: byDay, details: [avenue] }),
  'long-hall': subject(longHall, { details: [benchTop] }),
  theatre: subject(proscenium, { times: byNight, details: [spotlight] }),
  playhouse: subject(spotlight, { times: byNight, details: [proscenium] }),
  bridge: subject(bridge, { times: atAnyHour }),
  ruins: subject(ruins, { times: atAnyHour, details: [picnic] }),
  station: subject(stationHall),
  'telephone-box': subject(telephoneBox, { times: atAnyHour, details: [cove] }),

  marina: subject(marina, { times: atAnyHour, details: [mole] }),
  'fishing-port': subject(port, { times: atAnyHour, details: [fishStall] }),
  ferry: subject(ferryAtQuay, { times: atAnyHour, details: [port] }),
  'dry-harbour': subject(dryHarbour, { times: byDay, details: [cove] }),
  'rocky-landing': subject(cove, { times: atAnyHour, details: [bathingRocks] }),
  houseboats: subject(mooredHouseboat, { details: [spit] }),
  quay: subject(pier, { times: byDay, details: [port] }),

  nave: subject(nave, { times: byDay, details: [overTheRoofs] }),
  'sea-chapel': subject(seaChapel, { times: atAnyHour }),
  mosque: subject(mosque, { times: atAnyHour }),
  'orchard-chapel': subject(orchardChapel, { times: atAnyHour, details: [blossom] }),
  'quiet-room': subject(readingCorner, { times: byDay }),
  'round-church': subject(roundChurch, { details: [ridgeLight] }),
  'hull-church': subject(hullChurch, { times: byDay, details: [cove] }),
  'meeting-house': subject(laneOfHouses, { times: byDay }),

  'reading-room': subject(readingRoom, { details: [bookGallery, nook] }),
  'sailors-room': subject(nook, { details: [port] }),
  'book-gallery': subject(bookGallery, { details: [readingRoom] }),
  'childrens-shelves': subject(childrensShelves, { times: byDay, details: [nook] }),
  'book-bus': subject(bookBus, { times: byDay, details: [ridgeLight] }),
  tools: subject(benchTop, { details: [seedlings] }),

  'formal-garden': subject(formalGarden, { times: byDay, details: [blossom, glasshouse] }),
  'palm-house': subject(glasshouse, { details: [blossom] }),
  herbs: subject(seedlings, { times: byDay, details: [blossom] }),
  dahlias: subject(dahliaFront, { times: byDay, details: [blossom] }),
  cloister: subject(cloister, { times: byDay, details: [nave] }),
  'rock-garden': subject(rockGarden, { times: byDay, details: [blossom] }),
  'potted-steps': subject(pottedSteps, { details: [blossom] }),
  scents: subject(blossom, { times: byDay, details: [formalGarden] }),
  'tea-terraces': subject(teaTerraces, { times: ['dawn', 'day', 'golden'], details: [ridgeLight] }),
} satisfies Record<string, Kind>
