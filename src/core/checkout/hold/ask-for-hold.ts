import { hold as holdCall } from '#contract/calls/orders.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { send } from '#src/data/provider/call.ts'
import { isNotFound } from '#src/data/provider/errors.ts'

/** Has the server hold what is chosen, in the place of the draft's earlier hold. */
export async function askForHold(of: Sold, draft: Draft) {
  const asked = { vertical: of.vertical, items: of.itemsOf(draft) }
  const hold_id = draft.hold?.hold_id
  if (hold_id === undefined) return (await send(holdCall, asked)).hold
  const reply = await send(holdCall, { ...asked, hold_id }).catch((error: unknown) => {
    // The hold belongs to somebody else, or to a booking by now.
    if (isNotFound(error)) return send(holdCall, asked)
    throw error
  })
  return reply.hold
}
