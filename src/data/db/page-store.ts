import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

let opening: Promise<Store> | undefined

/** The one store of this page, opened when it is first asked for. */
export function pageStore(): Promise<Store> {
  opening ??= openStore()
  return opening
}
