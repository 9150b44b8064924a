import type { Kind } from '../kind.ts'
import { balancedStones } from '../scenes/care/balanced-stones.ts'
import { bathHouse } from '../scenes/care/bath-house.ts'
import { hairSalon } from '../scenes/care/hair-salon.ts'
import { hairTools } from '../scenes/care/hair-tools.ts'
import { lacquers } from '../scenes/care/lacquers.ts'
import { massageRoom } from '../scenes/care/massage-room.ts'
import { nailBar } from '../scenes/care/nail-bar.ts'
import { tattooParlour } from '../scenes/care/tattoo-parlour.ts'
import { nook } from '../scenes/halls/nook.ts'
import { readingRoom } from '../scenes/halls/reading-room.ts'
import { ownFront } from '../scenes/town-life/own-front.ts'
import { benchTop } from '../scenes/workrooms/bench-top.ts'
import { cleanRoom } from '../scenes/workrooms/clean-room.ts'
import { gym } from '../scenes/workrooms/gym.ts'
import { morningRun } from '../scenes/workrooms/morning-run.ts'
import { photoStudio } from '../scenes/workrooms/photo-studio.ts'
import { study } from '../scenes/workrooms/study.ts'
import { tripod } from '../scenes/workrooms/tripod.ts'
import { washingLine } from '../scenes/workrooms/washing-line.ts'
import { workbench } from '../scenes/workrooms/workbench.ts'
import { yogaByTheSea } from '../scenes/workrooms/yoga-by-the-sea.ts'

export const services = {
  hair: {
    times: ['day', 'golden', 'dusk', 'dawn'],
    covers: [hairSalon, hairSalon, hairTools, ownFront],
    details: [hairTools, ownFront],
    focus: [620, 520, 1.6],
  },
  spa: {
    times: ['dawn', 'dusk', 'golden', 'day'],
    covers: [bathHouse, balancedStones, bathHouse],
    details: [balancedStones, massageRoom],
    focus: [600, 520, 1.5],
  },
  nails: {
    times: ['day', 'golden', 'dusk', 'day'],
    covers: [lacquers, nailBar, ownFront],
    details: [nailBar, lacquers, ownFront],
    focus: [600, 620, 1.5],
  },
  massage: {
    times: ['golden', 'dusk', 'dawn', 'day'],
    covers: [massageRoom, balancedStones, massageRoom],
    details: [balancedStones, bathHouse],
    focus: [640, 620, 1.5],
  },
  fitness: {
    times: ['dawn', 'day', 'golden', 'dusk'],
    covers: [gym, yogaByTheSea, morningRun],
    details: [gym, yogaByTheSea],
    focus: [680, 600, 1.5],
  },
  tattoo: {
    times: ['dusk', 'night', 'golden', 'night'],
    covers: [tattooParlour, tattooParlour, ownFront],
    details: [tattooParlour, ownFront],
    focus: [640, 560, 1.6],
  },
  repair: {
    times: ['day', 'golden', 'dusk', 'dawn'],
    covers: [workbench, workbench, benchTop],
    details: [workbench, benchTop, ownFront],
    focus: [800, 680, 1.6],
  },
  photography: {
    times: ['golden', 'dawn', 'dusk', 'day'],
    covers: [tripod, photoStudio],
    details: [photoStudio, tripod],
    focus: [540, 560, 1.5],
  },
  tutoring: {
    times: ['day', 'golden', 'dusk', 'dawn'],
    covers: [study, readingRoom, study],
    details: [ownFront, nook],
    focus: [600, 620, 1.6],
  },
  cleaning: {
    times: ['day', 'dawn', 'golden', 'day'],
    covers: [cleanRoom, washingLine],
    details: [washingLine, cleanRoom],
    focus: [820, 560, 1.5],
  },
} satisfies Record<string, Kind>
