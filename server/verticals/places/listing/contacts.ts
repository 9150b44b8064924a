import * as v from 'valibot'
import { shortText } from '#contract/entities/limits.ts'
import { type Contacts, contactsSchema } from '#contract/entities/place.ts'
import { webAddress } from '#contract/entities/web-address.ts'

const said = v.fallback(v.nullable(shortText), null)

/** Stored contacts. A value that this build cannot read, or must not link to, is taken as missing. */
const storedSchema = v.object({
  phone: said,
  email: said,
  website: v.fallback(v.nullable(webAddress), null),
  links: v.fallback(v.array(v.unknown()), []),
})

/** The contacts of a place, as they were written down; of its links only `https:` ones. */
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

/** The contacts as a text of JSON, as SPEC has them, without the missing ones. */
export function contactDetails({ links, ...contacts }: Contacts): string {
  const told = Object.entries(contacts).filter(([, it]) => it !== null)
  return JSON.stringify({ ...Object.fromEntries(told), ...(links.length > 0 && { links }) })
}
