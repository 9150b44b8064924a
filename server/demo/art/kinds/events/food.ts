import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { longTable } from '../../scenes/feasts/long-table.ts'
import { streetFood } from '../../scenes/feasts/street-food.ts'
import { tableFromAbove } from '../../scenes/feasts/table-from-above.ts'
import { toast } from '../../scenes/feasts/toast.ts'

const cover: Draw = oneOf(longTable, streetFood, tableFromAbove, toast)

export const food: Kind = {
  times: ['golden', 'dusk', 'night', 'day', 'dusk'],
  views: [cover, tableFromAbove, toast, closer(longTable, 600, 600, 1.6), streetFood],
}
