import type { Page } from '@playwright/test'
import type { TextKey } from '#contract/texts/en.ts'
import type { Vertical } from '#src/core/listing/vertical.ts'

/** Looks at the screen as it stands: axe, large letters, and a picture where pictures are taken. */
export type Look = (name: string) => Promise<void>

/** One who buys, in whatever language. */
export interface Buyer {
  page: Page
  /** The button that says so. */
  button(key: TextKey): ReturnType<Page['getByRole']>
  look: Look
}

/** What the one journey through a vertical needs to know beyond its entry in the registry. */
export interface Conformance {
  vertical: Required<Pick<Vertical, 'detail' | 'explore' | 'bookings' | 'ticket'>> &
    Pick<Vertical, 'id' | 'path'>
  kind: string
  slug: string
  title: string
  /** One of the demo town's people, who has used something of it already and not said how it was. */
  buyer: { email: string; password: string }
  /** Where its page leads on to. */
  chooseAt: string
  /** Chooses on the screen that its page leads on to, up to the bill's own screen. */
  choose(buyer: Buyer): Promise<void>
  /** Opens what can be done with a booking. */
  manage: TextKey
  /** What else can be done with one, from there and back there. */
  change?(buyer: Buyer): Promise<void>
  /** The call that lists what one has booked of it. */
  mine: string
}
