import type { Page } from '@playwright/test'
import type { TextKey } from '#contract/texts/en.ts'
import type { Vertical } from '#src/core/listing/vertical.ts'

/** Checks the current screen: axe, large letters and, where pictures are taken, a picture. */
export type Look = (name: string) => Promise<void>

/** A buyer, in one of the languages. */
export interface Buyer {
  page: Page
  /** The button with a text. */
  button(key: TextKey): ReturnType<Page['getByRole']>
  look: Look
}

/** The part of the conformance journey that is special to a vertical, beyond its entry in the registry. */
export interface Conformance {
  vertical: Required<Pick<Vertical, 'detail' | 'explore' | 'bookings' | 'ticket'>> &
    Pick<Vertical, 'id' | 'path'>
  kind: string
  slug: string
  title: string
  /** One of the demo town's people, who has used something of it and not rated it. */
  buyer: { email: string; password: string }
  /** Makes the choices that its page needs before it leads on. */
  begin?(buyer: Buyer): Promise<void>
  /** The address to which its page leads on. */
  chooseAt: string
  /** Makes the choices on that screen, as far as the bill. */
  choose(buyer: Buyer): Promise<void>
  /** The button that opens what can be done with a booking. */
  manage: TextKey
  /** Does something else with a booking, and comes back to it. */
  change?(buyer: Buyer): Promise<void>
  /** The call that lists a person's bookings of it. */
  mine: string
}
