import type { VerticalId } from '#contract/verticals.ts'
import type { Importable } from '#server/modules/imports/importable.ts'
import type { ListedVertical } from '#server/modules/listings/listed-vertical.ts'
import type { Sellable } from '#server/modules/orders/sellable.ts'

/** What a vertical is to the server's modules, each of which is given all of them and knows none. */
export interface ServerVertical extends ListedVertical {
  /** How it is sold, where it is. */
  sellable?: Sellable
  /** How an operator brings many of it in. */
  importable?: Importable
}

export type ServerVerticals = Readonly<Record<VerticalId, ServerVertical>>
