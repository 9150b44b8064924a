import { pageStore } from '../db/page-store.ts'

/** Under which the one draft of a vertical is kept. */
export const DRAFT = 'draft'

const stayHere = () =>
  pageStore()
    .then((it) => it.get('rentalCart', DRAFT))
    .catch(() => undefined)

/** By what a guest, whom the server does not know, shows that a time which is held is held for them. */
export async function heldHere(): Promise<{ hold_id?: string }> {
  const hold = (await stayHere())?.hold
  return hold ? { hold_id: hold.hold_id } : {}
}

/** Whether there are dates for it in the cart, told without what a cart is made of. */
export async function isChosenHere(slug: string): Promise<boolean> {
  return (await stayHere())?.listing.slug === slug
}
