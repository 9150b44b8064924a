import { type Kind, oneOf } from '../../kind.ts'
import { longTable } from '../../scenes/feasts/long-table.ts'
import { floating } from '../../scenes/town-life/floating.ts'
import { morningTown } from '../../scenes/town-life/morning-town.ts'
import { planting } from '../../scenes/town-life/planting.ts'
import { streetParty } from '../../scenes/town-life/street-party.ts'

export const community: Kind = {
  times: ['golden', 'dusk', 'day', 'night'],
  views: [oneOf(planting, longTable, floating, streetParty), streetParty, floating, morningTown],
}
