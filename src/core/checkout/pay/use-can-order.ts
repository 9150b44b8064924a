import type { BillView } from '#src/core/checkout/bill/use-bill.ts'
import type { HoldView } from '#src/core/checkout/hold/use-hold.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { orderBook } from '#src/data/checkout/page-checkout.ts'
import { connection } from '#src/data/connection/report.ts'

/** Whether an order could be placed now: its items are held, and the server's bill is here. */
export function useCanOrder(hold: HoldView, view: BillView): boolean {
  const isOnline = useObserved(connection) === 'online'
  const last = useObserved(orderBook.last)
  // One order at a time: another's answer may still be on its way.
  const isAlone = !last || last.state === 'placed'
  const isSure = !view.isEstimate && !view.error
  return isOnline && isAlone && hold.state === 'held' && !hold.isWorking && isSure
}
