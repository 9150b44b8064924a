import { pageStore } from '../db/page-store.ts'

/** The key of the one draft of a vertical. */
export const DRAFT = 'draft'

const stayHere = () =>
  pageStore()
    .then((it) => it.get('rentalCart', DRAFT))
    .catch(() => undefined)

/** The hold of this device's stay, by which a guest shows that a time is held for them. */
export async function heldHere(): Promise<{ hold_id?: string }> {
  const hold = (await stayHere())?.hold
  return hold ? { hold_id: hold.hold_id } : {}
}

/** Whether the draft has dates for a listing, told without loading the code of drafts. */
export async function isChosenHere(slug: string): Promise<boolean> {
  return (await stayHere())?.listing.slug === slug
}
