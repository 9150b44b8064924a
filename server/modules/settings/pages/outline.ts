import type { Page } from '#contract/entities/settings.ts'

/** All built-in pages, in the order in which they are shown. */
export const outline = [
  { slug: 'how-booking-works', kind: 'help' },
  { slug: 'offline', kind: 'help' },
  { slug: 'tickets', kind: 'help' },
  { slug: 'paying-and-refunds', kind: 'help' },
  { slug: 'contact', kind: 'help' },
  { slug: 'code-not-arriving', kind: 'faq' },
  { slug: 'cancelling', kind: 'faq' },
  { slug: 'no-ticket-yet', kind: 'faq' },
  { slug: 'payment-unclear', kind: 'faq' },
  { slug: 'wallet-cashback-bonus', kind: 'faq' },
  { slug: 'gift-cards', kind: 'faq' },
  { slug: 'memberships', kind: 'faq' },
  { slug: 'rental-dates', kind: 'faq' },
  { slug: 'rental-deposits', kind: 'faq' },
  { slug: 'ratings', kind: 'faq' },
  { slug: 'without-network', kind: 'faq' },
  { slug: 'installing', kind: 'faq' },
  { slug: 'language', kind: 'faq' },
  { slug: 'deleting-an-account', kind: 'faq' },
  { slug: 'terms', kind: 'policy' },
  { slug: 'privacy', kind: 'policy' },
  { slug: 'registration-policy', kind: 'policy' },
] as const satisfies readonly Pick<Page, 'slug' | 'kind'>[]

type Slug = (typeof outline)[number]['slug']

/** The pages in one language, as HTML with h2, h3, p, ul, li, strong, em and a. */
export type PageTexts = Readonly<Record<Slug, Pick<Page, 'title' | 'content'>>>
