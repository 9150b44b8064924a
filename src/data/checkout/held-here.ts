import { pageStore } from '../db/page-store.ts'

/** Under which the one draft of a vertical is kept. */
export const DRAFT = 'draft'

/** By what a guest, whom the server does not know, shows that a time which is held is held for them. */
export async function heldHere(): Promise<{ hold_id?: string }> {
  const draft = await pageStore()
    .then((it) => it.get('rentalCart', DRAFT))
    .catch(() => undefined)
  return draft?.hold ? { hold_id: draft.hold.hold_id } : {}
}
