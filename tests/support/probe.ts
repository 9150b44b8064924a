import type { Call } from '#contract/call.ts'
import type { Implementation, Prechecked } from '#server/http/context.ts'

/** A call of a test's own, for `testApp({ probes })`: declared and implemented as the contract's are. */
export function probe<C extends Call>(call: C, implementation: Implementation<C> | Prechecked<C>) {
  return { call, implementation }
}
