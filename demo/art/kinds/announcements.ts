import type { Kind } from '../kind.ts'
import { longTable } from '../scenes/feasts/long-table.ts'
import { breakfast } from '../scenes/town-life/breakfast.ts'
import { catOnWall } from '../scenes/town-life/cat-on-wall.ts'
import { dressedWindow } from '../scenes/town-life/dressed-window.ts'
import { floating } from '../scenes/town-life/floating.ts'
import { growingTown } from '../scenes/town-life/growing-town.ts'
import { leftBehind } from '../scenes/town-life/left-behind.ts'
import { maidenFlight } from '../scenes/town-life/maiden-flight.ts'
import { morningTown } from '../scenes/town-life/morning-town.ts'
import { pinboard } from '../scenes/town-life/pinboard.ts'
import { planting } from '../scenes/town-life/planting.ts'
import { rain } from '../scenes/town-life/rain.ts'
import { roadWorks } from '../scenes/town-life/road-works.ts'
import { streetParty } from '../scenes/town-life/street-party.ts'

export const announcements = {
  news: {
    times: ['dawn', 'day', 'golden', 'dusk', 'dawn'],
    covers: [morningTown, breakfast, maidenFlight, growingTown],
    details: [breakfast, morningTown],
    focus: [600, 560, 1.7],
  },
  notice: {
    times: ['day', 'dusk', 'dawn', 'golden'],
    covers: [pinboard, roadWorks, rain],
    details: [rain, pinboard],
    focus: [600, 560, 1.5],
  },
  offer: {
    times: ['day', 'golden', 'dusk', 'day'],
    covers: [dressedWindow, streetParty, dressedWindow],
    details: [streetParty],
    focus: [600, 500, 1.5],
  },
  'lost-and-found': {
    times: ['golden', 'dusk', 'day', 'dawn'],
    covers: [leftBehind, catOnWall, leftBehind],
    details: [pinboard, rain],
    focus: [560, 660, 1.6],
  },
  community: {
    times: ['golden', 'dusk', 'day', 'night'],
    covers: [planting, longTable, planting, streetParty],
    byLamplight: [longTable, floating, streetParty],
    details: [streetParty, morningTown],
    focus: [600, 640, 1.5],
  },
} satisfies Record<string, Kind>
