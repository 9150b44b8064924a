import type { Call } from '#contract/call.ts'
import type { Implementation, Prechecked, Remembered } from '#server/http/context.ts'

/**
 * A call for tests alone, for `testApp({ probes })`. It is declared and implemented like those of the
 * contract.
 */
export function probe<C extends Call>(
  call: C,
  implementation: Implementation<C> | Prechecked<C> | Remembered<C>,
) {
  return { call, implementation }
}
