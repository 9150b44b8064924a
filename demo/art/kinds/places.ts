import type { Kind } from '../kind.ts'
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
import { churchOutside } from '../scenes/halls/church-outside.ts'
import { museumHall } from '../scenes/halls/museum-hall.ts'
import { nave } from '../scenes/halls/nave.ts'
import { newMuseum } from '../scenes/halls/new-museum.ts'
import { nook } from '../scenes/halls/nook.ts'
import { readingRoom } from '../scenes/halls/reading-room.ts'
import { temple } from '../scenes/halls/temple.ts'
import { bridge } from '../scenes/heights/bridge.ts'
import { castle } from '../scenes/heights/castle.ts'
import { farCrest } from '../scenes/heights/far-crest.ts'
import { headland } from '../scenes/heights/headland.ts'
import { overTheBay } from '../scenes/heights/over-the-bay.ts'
import { overTheRoofs } from '../scenes/heights/over-the-roofs.ts'
import { overTheValley } from '../scenes/heights/over-the-valley.ts'
import { crates } from '../scenes/markets/crates.ts'
import { marketSquare } from '../scenes/markets/market-square.ts'
import { bay } from '../scenes/shore/bay.ts'
import { beachHuts } from '../scenes/shore/beach-huts.ts'
import { cove } from '../scenes/shore/cove.ts'
import { mole } from '../scenes/shore/mole.ts'
import { pier } from '../scenes/shore/pier.ts'
import { port } from '../scenes/shore/port.ts'
import { shells } from '../scenes/shore/shells.ts'
import { strand } from '../scenes/shore/strand.ts'
import { coffeeBar } from '../scenes/tables/coffee-bar.ts'
import { cupAtWindow } from '../scenes/tables/cup-at-window.ts'
import { diningRoom } from '../scenes/tables/dining-room.ts'
import { marketHall } from '../scenes/tables/market-hall.ts'
import { pavement } from '../scenes/tables/pavement.ts'
import { seaTerrace } from '../scenes/tables/sea-terrace.ts'

export const places = {
  beach: {
    times: ['day', 'golden', 'dawn', 'dusk', 'day'],
    covers: [bay, cove, strand, beachHuts, bay],
    details: [shells, pier],
    focus: [420, 640, 1.6],
  },
  viewpoint: {
    times: ['golden', 'dawn', 'dusk', 'day', 'night'],
    covers: [overTheBay, overTheRoofs, overTheValley],
    details: [farCrest, overTheBay],
    focus: [500, 660, 1.6],
  },
  museum: {
    times: ['day', 'golden', 'dusk', 'dawn', 'night'],
    covers: [temple, newMuseum, museumHall],
    details: [museumHall, gallery],
    focus: [600, 420, 1.7],
  },
  park: {
    times: ['day', 'golden', 'dawn', 'dusk', 'day'],
    covers: [avenue, parkLake, picnic],
    details: [blossom, picnic],
    focus: [640, 640, 1.6],
  },
  restaurant: {
    times: ['dusk', 'golden', 'night', 'day'],
    covers: [seaTerrace, pavement, diningRoom],
    details: [tableFromAbove, diningRoom, toast],
    focus: [600, 720, 1.7],
  },
  cafe: {
    times: ['day', 'dawn', 'golden', 'day', 'dusk'],
    covers: [coffeeBar, pavement, cupAtWindow],
    details: [cupAtWindow, coffeeBar],
    focus: [640, 640, 1.6],
  },
  market: {
    times: ['day', 'golden', 'dawn', 'dusk'],
    covers: [marketHall, marketSquare, marketHall],
    details: [crates, tableFromAbove],
    focus: [600, 640, 1.7],
  },
  landmark: {
    times: ['day', 'golden', 'dusk', 'dawn', 'night'],
    covers: [bridge, castle, headland],
    details: [overTheRoofs, farCrest],
    focus: [640, 480, 1.6],
  },
  harbour: {
    times: ['golden', 'day', 'dusk', 'dawn', 'night'],
    covers: [port, mole, pier, port],
    details: [pier, mole],
    focus: [640, 660, 1.7],
  },
  church: {
    times: ['golden', 'day', 'dawn', 'dusk', 'night'],
    covers: [churchOutside, churchOutside, nave],
    details: [nave],
    focus: [520, 440, 1.6],
  },
  library: {
    times: ['day', 'golden', 'dusk', 'night'],
    covers: [readingRoom, bookGallery, nook],
    details: [nook, bookGallery],
    focus: [560, 620, 1.6],
  },
  garden: {
    times: ['day', 'golden', 'dawn', 'dusk'],
    covers: [formalGarden, glasshouse, formalGarden, blossom],
    details: [blossom, glasshouse],
    focus: [600, 660, 1.6],
  },
} satisfies Record<string, Kind>
