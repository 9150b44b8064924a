import type { Kind } from '../kind.ts'
import { longTable } from '../scenes/feasts/long-table.ts'
import { streetFood } from '../scenes/feasts/street-food.ts'
import { tableFromAbove } from '../scenes/feasts/table-from-above.ts'
import { toast } from '../scenes/feasts/toast.ts'
import { atelier } from '../scenes/galleries/atelier.ts'
import { gallery } from '../scenes/galleries/gallery.ts'
import { lightWork } from '../scenes/galleries/light-work.ts'
import { sculptures } from '../scenes/galleries/sculptures.ts'
import { crates } from '../scenes/markets/crates.ts'
import { marketSquare } from '../scenes/markets/market-square.ts'
import { nightMarket } from '../scenes/markets/night-market.ts'
import { cocktails } from '../scenes/nights/cocktails.ts'
import { dancefloor } from '../scenes/nights/dancefloor.ts'
import { fireworks } from '../scenes/nights/fireworks.ts'
import { rooftop } from '../scenes/nights/rooftop.ts'
import { underStars } from '../scenes/nights/under-stars.ts'
import { balloons } from '../scenes/outings/balloons.ts'
import { bubbles } from '../scenes/outings/bubbles.ts'
import { fair } from '../scenes/outings/fair.ts'
import { kites } from '../scenes/outings/kites.ts'
import { coastRun } from '../scenes/sports/coast-run.ts'
import { finish } from '../scenes/sports/finish.ts'
import { peloton } from '../scenes/sports/peloton.ts'
import { regatta } from '../scenes/sports/regatta.ts'
import { stadium } from '../scenes/sports/stadium.ts'
import { amphitheatre } from '../scenes/stages/amphitheatre.ts'
import { bandstand } from '../scenes/stages/bandstand.ts'
import { cellar } from '../scenes/stages/cellar.ts'
import { microphone } from '../scenes/stages/microphone.ts'
import { onThePier } from '../scenes/stages/on-the-pier.ts'
import { openAir } from '../scenes/stages/open-air.ts'
import { proscenium } from '../scenes/stages/proscenium.ts'
import { spotlight } from '../scenes/stages/spotlight.ts'
import { confetti } from '../scenes/still-lifes/confetti.ts'
import { forestPath } from '../scenes/wilds/forest-path.ts'
import { hikers } from '../scenes/wilds/hikers.ts'
import { kayaks } from '../scenes/wilds/kayaks.ts'
import { ridgeLight } from '../scenes/wilds/ridge-light.ts'
import { laidOut } from '../scenes/workrooms/laid-out.ts'
import { pottersWheel } from '../scenes/workrooms/potters-wheel.ts'
import { pottery } from '../scenes/workrooms/pottery.ts'

export const events = {
  music: {
    times: ['dusk', 'night', 'golden', 'dusk', 'night'],
    covers: [openAir, cellar, bandstand, onThePier, openAir],
    details: [microphone, confetti],
    focus: [600, 520, 1.75],
  },
  food: {
    times: ['golden', 'dusk', 'night', 'day', 'dusk'],
    covers: [longTable, streetFood, tableFromAbove, toast],
    details: [tableFromAbove, toast, crates],
    focus: [600, 620, 1.6],
  },
  markets: {
    times: ['day', 'golden', 'dusk', 'night', 'dawn'],
    covers: [marketSquare, nightMarket, marketSquare, crates],
    details: [crates, tableFromAbove],
    focus: [600, 640, 1.7],
  },
  family: {
    times: ['day', 'golden', 'dawn', 'dusk', 'day'],
    covers: [kites, balloons, fair, bubbles],
    details: [bubbles, balloons],
    focus: [560, 560, 1.6],
  },
  sport: {
    times: ['day', 'golden', 'dawn', 'dusk', 'day'],
    covers: [coastRun, stadium, regatta, peloton],
    byLamplight: [stadium, coastRun],
    details: [confetti, finish],
    focus: [600, 640, 1.6],
  },
  theatre: {
    times: ['dusk', 'night', 'golden', 'night'],
    covers: [proscenium, amphitheatre, proscenium, spotlight],
    details: [spotlight, proscenium],
    focus: [600, 560, 1.6],
  },
  art: {
    times: ['day', 'golden', 'dusk', 'night', 'day'],
    covers: [gallery, sculptures, atelier],
    byLamplight: [gallery, lightWork, lightWork, atelier],
    details: [atelier, gallery],
    focus: [560, 420, 1.7],
  },
  workshop: {
    times: ['day', 'golden', 'dawn', 'dusk'],
    covers: [pottery, laidOut, pottersWheel, atelier],
    details: [pottersWheel, laidOut],
    focus: [620, 600, 1.6],
  },
  night: {
    times: ['night', 'dusk', 'night', 'night'],
    covers: [fireworks, rooftop, dancefloor, rooftop, cocktails],
    details: [cocktails, confetti],
    focus: [600, 560, 1.6],
  },
  outdoors: {
    times: ['dawn', 'day', 'golden', 'dusk', 'night'],
    covers: [hikers, kayaks, forestPath, underStars],
    byLamplight: [underStars, kayaks, underStars],
    details: [ridgeLight, forestPath],
    focus: [520, 640, 1.6],
  },
} satisfies Record<string, Kind>
