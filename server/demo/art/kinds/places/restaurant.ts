import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { tableFromAbove } from '../../scenes/feasts/table-from-above.ts'
import { toast } from '../../scenes/feasts/toast.ts'
import { diningRoom } from '../../scenes/tables/dining-room.ts'
import { pavement } from '../../scenes/tables/pavement.ts'
import { seaTerrace } from '../../scenes/tables/sea-terrace.ts'

const tables: Draw = oneOf(seaTerrace, pavement, diningRoom)

export const restaurant: Kind = {
  times: ['dusk', 'golden', 'night', 'day'],
  views: [tables, tableFromAbove, diningRoom, closer(tables, 600, 720, 1.7), toast],
}
