import type { Kind } from '../kind.ts'
import { bow } from '../scenes/afloat/bow.ts'
import { bouldering } from '../scenes/contests/bouldering.ts'
import { crabRace } from '../scenes/contests/crab-race.ts'
import { openSwim } from '../scenes/contests/open-swim.ts'
import { rowingEights } from '../scenes/contests/rowing-eights.ts'
import { breadOven } from '../scenes/dishes/bread-oven.ts'
import { cider } from '../scenes/dishes/cider.ts'
import { oysters } from '../scenes/dishes/oysters.ts'
import { pancakes } from '../scenes/dishes/pancakes.ts'
import { soupKettle } from '../scenes/dishes/soup-kettle.ts'
import { spices } from '../scenes/dishes/spices.ts'
import { longTable } from '../scenes/feasts/long-table.ts'
import { streetFood } from '../scenes/feasts/street-food.ts'
import { tableFromAbove } from '../scenes/feasts/table-from-above.ts'
import { toast } from '../scenes/feasts/toast.ts'
import { atelier } from '../scenes/galleries/atelier.ts'
import { gallery } from '../scenes/galleries/gallery.ts'
import { harbourEasel } from '../scenes/galleries/harbour-easel.ts'
import { mapNight } from '../scenes/galleries/map-night.ts'
import { mural } from '../scenes/galleries/mural.ts'
import { portrait } from '../scenes/galleries/portrait.ts'
import { sculptures } from '../scenes/galleries/sculptures.ts'
import { avenue } from '../scenes/greens/avenue.ts'
import { glasshouse } from '../scenes/greens/glasshouse.ts'
import { parkLake } from '../scenes/greens/park-lake.ts'
import { museumHall } from '../scenes/halls/museum-hall.ts'
import { nook } from '../scenes/halls/nook.ts'
import { whaleHall } from '../scenes/halls/whale-hall.ts'
import { bridge } from '../scenes/heights/bridge.ts'
import { calligraphy } from '../scenes/lessons/calligraphy.ts'
import { mending } from '../scenes/lessons/mending.ts'
import { robot } from '../scenes/lessons/robot.ts'
import { sextant } from '../scenes/lessons/sextant.ts'
import { wildHerbs } from '../scenes/lessons/wild-herbs.ts'
import { bookBarrow } from '../scenes/markets/book-barrow.ts'
import { crates } from '../scenes/markets/crates.ts'
import { fishStall } from '../scenes/markets/fish-stall.ts'
import { fleaMarket } from '../scenes/markets/flea-market.ts'
import { marketSquare } from '../scenes/markets/market-square.ts'
import { nightMarket } from '../scenes/markets/night-market.ts'
import { seedlings } from '../scenes/markets/seedlings.ts'
import { ghostWalk } from '../scenes/night-walks/ghost-walk.ts'
import { missingMayor } from '../scenes/night-walks/missing-mayor.ts'
import { aquariumDisco } from '../scenes/nights/aquarium-disco.ts'
import { cocktails } from '../scenes/nights/cocktails.ts'
import { dancefloor } from '../scenes/nights/dancefloor.ts'
import { pierCinema } from '../scenes/nights/pier-cinema.ts'
import { pub } from '../scenes/nights/pub.ts'
import { salsa } from '../scenes/nights/salsa.ts'
import { underStars } from '../scenes/nights/under-stars.ts'
import { lanternNight } from '../scenes/on-the-water/lantern-night.ts'
import { raft } from '../scenes/on-the-water/raft.ts'
import { sailSchool } from '../scenes/on-the-water/sail-school.ts'
import { storyBoat } from '../scenes/on-the-water/story-boat.ts'
import { kites } from '../scenes/outings/kites.ts'
import { puppetBooth } from '../scenes/outings/puppet-booth.ts'
import { kitchen } from '../scenes/rooms/kitchen.ts'
import { readingCorner } from '../scenes/rooms/reading-corner.ts'
import { bay } from '../scenes/shore/bay.ts'
import { beachClean } from '../scenes/shore/beach-clean.ts'
import { cove } from '../scenes/shore/cove.ts'
import { mole } from '../scenes/shore/mole.ts'
import { pier } from '../scenes/shore/pier.ts'
import { port } from '../scenes/shore/port.ts'
import { shells } from '../scenes/shore/shells.ts'
import { strand } from '../scenes/shore/strand.ts'
import { coastRun } from '../scenes/sports/coast-run.ts'
import { finish } from '../scenes/sports/finish.ts'
import { regatta } from '../scenes/sports/regatta.ts'
import { stadium } from '../scenes/sports/stadium.ts'
import { bandstand } from '../scenes/stages/bandstand.ts'
import { cellar } from '../scenes/stages/cellar.ts'
import { choir } from '../scenes/stages/choir.ts'
import { microphone } from '../scenes/stages/microphone.ts'
import { openAir } from '../scenes/stages/open-air.ts'
import { proscenium } from '../scenes/stages/proscenium.ts'
import { shadowPlay } from '../scenes/stages/shadow-play.ts'
import { spotlight } from '../scenes/stages/spotlight.ts'
import { confetti } from '../scenes/still-lifes/confetti.ts'
import { breakfast } from '../scenes/town-life/breakfast.ts'
import { floating } from '../scenes/town-life/floating.ts'
import { morningTown } from '../scenes/town-life/morning-town.ts'
import { shopStreet } from '../scenes/town-life/shop-street.ts'
import { forestPath } from '../scenes/wilds/forest-path.ts'
import { geology } from '../scenes/wilds/geology.ts'
import { hikers } from '../scenes/wilds/hikers.ts'
import { kayaks } from '../scenes/wilds/kayaks.ts'
import { ridgeLight } from '../scenes/wilds/ridge-light.ts'
import { ringedBird } from '../scenes/wilds/ringed-bird.ts'
import { seals } from '../scenes/wilds/seals.ts'
import { benchTop } from '../scenes/workrooms/bench-top.ts'
import { gym } from '../scenes/workrooms/gym.ts'
import { pottersWheel } from '../scenes/workrooms/potters-wheel.ts'
import { pottery } from '../scenes/workrooms/pottery.ts'
import { yogaByTheSea } from '../scenes/workrooms/yoga-by-the-sea.ts'
import { byNight, subject } from './subject.ts'

/** The subjects of events' pictures. */
export const eventSubjects = {
  bandstand: subject(bandstand, { times: ['day', 'golden', 'dusk'], details: [avenue, parkLake] }),
  'small-stage': subject(cellar, { times: ['day', 'night'], details: [microphone] }),
  'open-air-stage': subject(openAir, { times: ['day', 'night', 'golden'], details: [microphone, confetti] }),
  choir: subject(choir, { times: ['day', 'golden'], details: [microphone] }),
  'long-table': subject(longTable, { times: ['day', 'golden', 'dusk'], details: [tableFromAbove, toast] }),
  pancakes: subject(pancakes, { times: byNight, details: [nook] }),
  oysters: subject(oysters, { details: [port, toast] }),
  bread: subject(breadOven, { times: ['night', 'dusk', 'dawn'], details: [morningTown] }),
  spices: subject(spices, { details: [kitchen, tableFromAbove] }),
  cider: subject(cider, { details: [avenue, tableFromAbove] }),
  soup: subject(soupKettle, { details: [mole, port] }),
  'night-market': subject(nightMarket, { times: byNight, details: [crates, streetFood] }),
  'fish-market': subject(fishStall, { details: [port, breakfast] }),
  'flea-market': subject(fleaMarket, { details: [mole] }),
  seedlings: subject(seedlings, { details: [glasshouse] }),
  'makers-market': subject(marketSquare, { details: [pottery] }),
  'book-barrow': subject(bookBarrow, { details: [shopStreet] }),
  'crab-race': subject(crabRace, { details: [port] }),
  puppets: subject(puppetBooth, { details: [parkLake] }),
  'whale-hall': subject(whaleHall, { times: byNight, details: [museumHall] }),
  kites: subject(kites, { details: [strand] }),
  'story-boat': subject(storyBoat, { details: [bridge] }),
  raft: subject(raft, { details: [bay] }),
  robot: subject(robot, { details: [benchTop] }),
  yoga: subject(yogaByTheSea, { times: ['dawn', 'day', 'golden'], details: [pier] }),
  football: subject(stadium, { details: [confetti] }),
  running: subject(coastRun, { times: ['day', 'dawn', 'golden', 'dusk', 'night'], details: [finish] }),
  'open-swim': subject(openSwim, { details: [bay] }),
  bouldering: subject(bouldering, { details: [gym] }),
  'rowing-eights': subject(rowingEights, { details: [bridge] }),
  'stage-play': subject(proscenium, { times: byNight, details: [spotlight] }),
  opera: subject(spotlight, { times: byNight, details: [proscenium] }),
  'shadow-play': subject(shadowPlay, { times: byNight }),
  mystery: subject(missingMayor, { times: byNight, details: [shopStreet] }),
  'open-studio': subject(atelier, { details: [gallery] }),
  sculpture: subject(sculptures, { details: [gallery] }),
  'harbour-drawing': subject(harbourEasel, { details: [port] }),
  'old-maps': subject(mapNight, { times: byNight, details: [museumHall] }),
  mural: subject(mural, { details: [shopStreet] }),
  portrait: subject(portrait, { details: [gallery] }),
  'sail-school': subject(sailSchool, { details: [regatta, mole] }),
  mending: subject(mending, { details: [benchTop] }),
  pottery: subject(pottersWheel, { times: ['golden', 'dusk', 'day'], details: [pottery] }),
  sextant: subject(sextant, { times: byNight, details: [underStars] }),
  calligraphy: subject(calligraphy, { details: [readingCorner], written: true }),
  herbs: subject(wildHerbs, { details: [forestPath] }),
  salsa: subject(salsa, { times: byNight }),
  lanterns: subject(lanternNight, { times: byNight, details: [floating, bridge] }),
  club: subject(dancefloor, { times: byNight, details: [cocktails] }),
  aquarium: subject(aquariumDisco, { times: byNight, details: [dancefloor] }),
  ghost: subject(ghostWalk, { times: byNight, details: [shopStreet] }),
  cinema: subject(pierCinema, { times: byNight, details: [pier] }),
  pub: subject(pub, { times: byNight }),
  stargazing: subject(underStars, { times: ['night'] }),
  kayak: subject(kayaks, { times: ['golden', 'day', 'dawn', 'dusk'], details: [cove] }),
  hike: subject(hikers, { details: [ridgeLight, forestPath] }),
  'bird-ringing': subject(ringedBird, { times: ['dawn', 'day'], details: [ridgeLight] }),
  'beach-clean': subject(beachClean, { details: [shells, strand] }),
  seals: subject(seals, { details: [cove, bow] }),
  geology: subject(geology, { details: [ridgeLight] }),
} satisfies Record<string, Kind>
