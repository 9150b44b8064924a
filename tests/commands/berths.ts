import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of a new vertical for this test: moorings, which can only be looked at. */
const files: Readonly<Record<string, string>> = {
  'contract/entities/berth.ts': `import * as v from 'valibot'
import { cardSchema, pictureUrl, pointSchema } from './card.ts'
import { longText, shortText, slug } from './limits.ts'

export const berthSchema = v.object({
  slug,
  title: shortText,
  cover_image: pictureUrl,
  cover_color: cardSchema.entries.cover_color,
  content: longText,
  gallery: v.array(pictureUrl),
  full_address: v.object({ land_mark: shortText, address: shortText, ...pointSchema.entries }),
})
export type Berth = v.InferOutput<typeof berthSchema>
`,
  'contract/calls/berths.ts': `import { berthSchema } from '../entities/berth.ts'
import { listingCalls } from './standard/listing.ts'

export const berthListingCalls = listingCalls('berth', berthSchema)
export const berthCalls = [...Object.values(berthListingCalls)] as const
`,
  'contract/texts/berths/texts.ts': `const named = { 'vertical.berths': 'Berths', 'vertical.berths.about': 'Where a boat may lie' }

export const berthTexts = { en: {}, es: named, ar: named }
`,
  'server/verticals/berths/vertical.ts': `import { berthListingCalls } from '#contract/calls/berths.ts'
import type { Berth } from '#contract/entities/berth.ts'
import { presentListing } from '#server/modules/listings/detail/presenter.ts'
import { findListing } from '#server/modules/listings/detail/repo.ts'
import { standardListingCalls } from '#server/modules/listings/standard-routes.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import type { ServerVertical } from '../server-vertical.ts'

const own = {
  create: (deps: Deps) => deps,
  calls: ({ database, listings }: Deps) =>
    standardListingCalls(listings, berthListingCalls, {
      id: 'berths',
      noun: 'berth',
      info: async (slug: string, language: string): Promise<Berth> => {
        const row = await findListing(database.query, 'berths', slug)
        if (!row) throw new Refusal('NOT_FOUND', 'error.notFound')
        return presentListing(row, language)
      },
    }),
}

export const berths: ServerVertical & { own: typeof own } = {
  noun: 'berth',
  homeStrips: [],
  strips: [{ code: 'near', order: 'nearest' }],
  own,
}
`,
  'src/verticals/berths/vertical.ts': `import { Anchor } from 'lucide-react'
import type { Vertical } from '#src/core/listing/vertical.ts'

export const berthsVertical = {
  id: 'berths',
  path: '/berths',
  icon: Anchor,
  hue: 'blue',
  name: 'vertical.berths',
  about: 'vertical.berths.about',
  detail: () => '/berths/berth/$slug',
  favourite: () => ({ call: 'toggle-favorite-berth', page: 'berth' }),
  waiting: { 'toggle-favorite-berth': 'waiting.favourite' },
} as const satisfies Vertical
`,
  'src/verticals/berths/berth-page.tsx': `import { useQuery } from '@tanstack/react-query'
import { berthListingCalls } from '#contract/calls/berths.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingPage } from '#src/core/listing/detail/listing-page.tsx'
import { ListingScreen } from '#src/core/listing/detail/listing-screen.tsx'
import { listingQueries } from '#src/core/listing/queries.ts'

export const berths = listingQueries('berth', berthListingCalls)

export function BerthScreen({ slug }: { slug: string }) {
  const { language } = useSpeech()
  const query = useQuery({ ...berths.info(slug, language?.code ?? ''), enabled: language !== undefined })
  return (
    <ListingScreen vertical="berths" slug={slug} query={query}>
      {({ full_address: { land_mark: landMark, ...at }, ...berth }) => (
        <ListingPage
          vertical="berths"
          listing={{ ...berth, video_links: [] }}
          at={{ ...at, landMark, mapUrl: null }}
          chips={null}
          bar={null}
        />
      )}
    </ListingScreen>
  )
}
`,
  'src/routes/berths.index.tsx': `import { createFileRoute } from '@tanstack/react-router'
import { home } from '#src/core/home/queries.ts'
import { VerticalHome } from '#src/core/home/vertical-home.tsx'

export const Route = createFileRoute('/berths/')({
  loader: ({ context }) =>
    context.prepare(({ language, location }) => home.vertical('berths', language.code, location)),
  component: () => <VerticalHome id="berths" />,
  staticData: { title: 'vertical.berths' },
})
`,
  'src/routes/berths.berth.$slug.tsx': `import { createFileRoute } from '@tanstack/react-router'
import { BerthScreen, berths } from '#src/verticals/berths/berth-page.tsx'

export const Route = createFileRoute('/berths/berth/$slug')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) => context.prepare(({ language }) => berths.info(slug, language.code)),
  component: BerthRoute,
  staticData: { title: 'vertical.berths', header: 'none', alone: true },
})

function BerthRoute() {
  return <BerthScreen slug={Route.useParams().slug} />
}
`,
}

/** A listing that is there from the start, since none is imported. */
export const berth = { slug: 'quiet-berth', title: 'Quiet berth behind the mole' }

const verticalsIn = (names: readonly string[]) => names.map((it) => `'${it}'`).join(', ')

const migration = (names: readonly string[]) => `
alter table listing drop constraint listing_vertical_check;
alter table listing add check (vertical in (${verticalsIn(names)}));
insert into listing (vertical, slug, title, cover_image, cover_color, currency, latitude, longitude, time_zone, address, created_at)
values ('berths', '${berth.slug}', '${berth.title}', '/img/x', '#aabbcc', 'USD', 38.7, -31.9, 'UTC', 'The mole', '2026-01-01');
`

/** The lines outside its own folders that name it: the text before, and the text afterwards. */
const lines: readonly (readonly [path: string, there: RegExp, then: string])[] = [
  ['contract/verticals.ts', /(const verticalIds = \[)/, "$1'berths', "],
  ['contract/calls/registry.ts', /^(?=import )/m, "import { berthCalls } from './berths.ts'\n"],
  ['contract/calls/registry.ts', /(export const calls = \[\n)/, '$1  ...berthCalls,\n'],
  ['contract/texts/vertical-texts.ts', /^(?=import )/m, "import { berthTexts } from './berths/texts.ts'\n"],
  ['contract/texts/vertical-texts.ts', /(export const verticalTexts = \{\n)/, '$1  berths: berthTexts,\n'],
  ['contract/texts/en.ts', /(export const en = \{\n)/, "$1  'vertical.berths': 'Berths',\n"],
  [
    'contract/texts/en.ts',
    /(export const en = \{\n)/,
    "$1  'vertical.berths.about': 'Where a boat may lie',\n",
  ],
  ['server/verticals/registry.ts', /^(?=import )/m, "import { berths } from './berths/vertical.ts'\n"],
  ['server/verticals/registry.ts', /(export const verticals = \{)/, '$1 berths,'],
  [
    'src/app/verticals.ts',
    /^(?=import )/m,
    "import { berthsVertical } from '#src/verticals/berths/vertical.ts'\n",
  ],
  ['src/app/verticals.ts', /(export const verticals = \{\n)/, '$1  berths: berthsVertical,\n'],
]

/** Adds the vertical to a copy of the project; answers how many shared lines name it. */
export function addBerths(copy: string): number {
  for (const [path, text] of Object.entries(files)) write(copy, path, text)
  for (const [path, there, then] of lines) {
    const text = readFileSync(join(copy, path), 'utf8')
    if (!there.test(text)) throw new Error(`${path} has no place for it any more: ${there}`)
    write(copy, path, text.replace(there, then))
  }
  const names = /const verticalIds = \[([^\]]*)\]/.exec(
    readFileSync(join(copy, 'contract/verticals.ts'), 'utf8'),
  )
  const ids = [...(names?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, id = '']) => id)
  const last = readdirSync(join(copy, 'server/db/migrations')).toSorted().at(-1) ?? ''
  const next = String(Number(last.slice(0, 4)) + 1).padStart(4, '0')
  write(copy, `server/db/migrations/${next}-berths.sql`, migration(ids))
  return lines.length
}

function write(copy: string, path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}
