import * as v from 'valibot'
import { shortText } from '#contract/entities/limits.ts'
import { type Contacts, contactsSchema } from '#contract/entities/place.ts'
import { webAddress } from '#contract/entities/web-address.ts'

const said = v.fallback(v.nullable(shortText), null)

/** Whatever of it this build cannot read, or must not lead to, is as if nobody had said it. */
const storedSchema = v.object({
  phone: said,
  email: said,
  website: v.fallback(v.nullable(webAddress), null),
  links: v.fallback(v.array(v.unknown()), []),
})

/** How a place is reached, as it was written down. Nothing but `https:` is led to. */
export function contactsOf(stored: Record<string, unknown>): Contacts {
  const { links, ...contacts } = v.parse(storedSchema, {
    phone: null,
    email: null,
    website: null,
    links: [],
    ...stored,
  })
  const link = contactsSchema.entries.links.item
  return { ...contacts, links: links.flatMap((it) => (v.is(link, it) ? [v.parse(link, it)] : [])) }
}

/** The same as SPEC's JSON in a text: what nobody has said is left out. */
export function contactDetails({ links, ...contacts }: Contacts): string {
  const told = Object.entries(contacts).filter(([, it]) => it !== null)
  return JSON.stringify({ ...Object.fromEntries(told), ...(links.length > 0 && { links }) })
}
