import type { NamedTime } from '#src/core/explore/explored.ts'

/** The ways to ask for what is open now, in every language of the app. */
const openNow = [
  /\bopen\s+(right\s+)?now\b/iu,
  /\babiert[oa]s?\s+(ahora|ya)(?!\p{L})/iu,
  /مفتوح[ةه]?\s+الآن/u,
]

/** What is open now, where a search asks for it: 'café open now'. */
export function namedOpening(text: string): NamedTime | undefined {
  const asked = openNow.find((it) => it.test(text))
  if (!asked) return undefined
  const rest = text.replace(asked, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return {
    title: 'places.openNow',
    nothing: 'places.nothingOpen',
    when: { open: 'now' },
    rest: rest.join(' '),
  }
}
