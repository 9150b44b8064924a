import { Observed } from '#src/lib/observed.ts'
import type { Store } from '../db/store.ts'
import type { DraftTable, Tables, WrittenChoice } from '../db/tables.ts'
import { guest } from '../owner.ts'
import type { AppliedPerks, Draft } from './draft.ts'
import { DRAFT } from './held-here.ts'

/** The fields of a draft that a vertical sets. `asOf` may be left out where its prices were just seen. */
export type DraftContent<Chosen = unknown> = Omit<Draft<Chosen>, 'key' | 'owner' | 'asOf'> & { asOf?: number }

/**
 * The table of a vertical's draft, and how its choice is stored: in the same fields as in every earlier
 * version, since a device has what that version stored, and another tab may still be running it.
 */
export interface DraftFormat<Chosen> {
  table: DraftTable
  write(chosen: Chosen): WrittenChoice
  /** Reads a stored choice; undefined: nothing that can still be ordered. */
  read(written: WrittenChoice): Chosen | undefined
}

export interface DraftsDeps<Chosen> {
  store: () => Promise<Store>
  format: DraftFormat<Chosen>
  /** The person who is here now. */
  owner: () => string
  /** Runs `work` only while no other tab does the same. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Tells other tabs to read the draft again. */
  tellTabs: () => void
  /** Releases a hold that nobody needs any more. */
  giveBack: (holdId: string) => void
}

/**
 * The one draft of a vertical on this device, the same in every tab. What a guest chose is theirs once they
 * log in; what somebody else chose is not shown.
 */
export class Drafts<Chosen = unknown> {
  /** The draft: undefined until the device has been asked, null where nothing is chosen. */
  readonly current = new Observed<Draft<Chosen> | null | undefined>(undefined)
  readonly #deps: DraftsDeps<Chosen>

  constructor(deps: DraftsDeps<Chosen>) {
    this.#deps = deps
  }

  /** Reads what earlier pages and other tabs left. */
  async load(): Promise<Draft<Chosen> | null> {
    const found = await this.#read()
    this.current.set(found)
    return found
  }

  /** Changes what is chosen, from what it is now in whichever tab; null takes it away. */
  async change(work: (now: Draft<Chosen> | null) => DraftContent<Chosen> | null): Promise<void> {
    const { giveBack } = this.#deps
    const before = await this.#replace(work)
    const held = before?.hold?.hold_id
    if (held !== undefined && held !== this.current.value?.hold?.hold_id) giveBack(held)
  }

  /** Notes the server's hold for a draft. One whose draft is gone by then is released. */
  async setHold(id: string, hold: NonNullable<Draft['hold']>): Promise<void> {
    await this.change((now) => (now?.id === id ? { ...now, hold } : now))
    if (this.current.value?.id !== id) this.#deps.giveBack(hold.hold_id)
  }

  /** Removes a draft that was ordered: its hold now belongs to the order. */
  async ordered(id: string): Promise<void> {
    await this.#replace((now) => (now?.id === id ? null : now))
  }

  /** Replaces the draft, and answers the one before. */
  async #replace(
    work: (now: Draft<Chosen> | null) => DraftContent<Chosen> | null,
  ): Promise<Draft<Chosen> | null> {
    const { store: open, format, alone, owner, tellTabs } = this.#deps
    let before: Draft<Chosen> | null = null
    await alone(async () => {
      const store = await open()
      before = await this.#read()
      const next = work(before)
      const draft = next && {
        ...{ asOf: Date.now(), ...next, key: DRAFT, owner: owner() },
        // The choice as it will be read again, since equality is decided by its text.
        chosen: format.read(format.write(next.chosen)) ?? next.chosen,
      }
      // On a device without room the draft lives as long as the page.
      if (draft) await this.#write(store, draft).catch(() => {})
      else await this.#remove(store)
      this.current.set(draft)
    })
    tellTabs()
    return before
  }

  async #read(): Promise<Draft<Chosen> | null> {
    const { store: open, format, owner } = this.#deps
    const { table } = format
    const store = await open()
    const found = await store.get(table, DRAFT)
    if (!found || ![owner(), guest.owner].includes(found.owner)) return null
    const chosen = format.read(found)
    if (chosen === undefined) return null
    const [coupon, giftCard] = await Promise.all([store.get('coupon', table), store.get('giftcard', table)])
    const perks = { ...found.perks, ...appliedTo(found.id, { coupon, giftCard }) }
    const { key, id, listing, note, asOf, hold } = found
    return { key, id, owner: found.owner, listing, chosen, perks, note, asOf, hold }
  }

  // The perks are written before their draft: a crash in between leaves only perks without a draft.
  async #write(store: Store, { chosen, ...draft }: Draft<Chosen>): Promise<void> {
    const { table, write } = this.#deps.format
    const { coupon, giftCard, ...perks } = draft.perks
    const of = { key: table, draft: draft.id }
    await (coupon ? store.put('coupon', { ...of, applied: coupon }) : store.remove('coupon', [table]))
    await (giftCard ? store.put('giftcard', { ...of, applied: giftCard }) : store.remove('giftcard', [table]))
    await store.put(table, { ...write(chosen), ...draft, perks })
  }

  async #remove(store: Store): Promise<void> {
    const { table } = this.#deps.format
    await store.remove(table, [DRAFT])
    for (const perk of ['coupon', 'giftcard'] as const) await store.remove(perk, [table])
  }
}

/** The stored perks that belong to this draft. */
function appliedTo(
  draft: string,
  { coupon, giftCard }: { coupon: Tables['coupon'] | undefined; giftCard: Tables['giftcard'] | undefined },
): AppliedPerks {
  return {
    ...(coupon?.draft === draft ? { coupon: coupon.applied } : {}),
    ...(giftCard?.draft === draft ? { giftCard: giftCard.applied } : {}),
  }
}
