import type { Kind } from '../kind.ts'
import { hairSalon } from '../scenes/care/hair-salon.ts'
import { lacquers } from '../scenes/care/lacquers.ts'
import { massageRoom } from '../scenes/care/massage-room.ts'
import { tattooParlour } from '../scenes/care/tattoo-parlour.ts'
import { diningRoom } from '../scenes/tables/dining-room.ts'
import { subject } from './subject.ts'

/** The tiles of categories whose covers show houses or views. */
export const placeTiles = {
  'dining-room': subject(diningRoom, { times: ['golden', 'dusk'] }),
} satisfies Record<string, Kind>

export const serviceTiles = {
  'hair-salon': subject(hairSalon),
  lacquers: subject(lacquers),
  'massage-room': subject(massageRoom),
  'tattoo-parlour': subject(tattooParlour),
} satisfies Record<string, Kind>
