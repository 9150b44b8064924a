import { chakra } from '@chakra-ui/react'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { DraftListing } from '#src/data/checkout/draft.ts'
import { momentAt } from '#src/lib/dates.ts'
import { Cover } from '#src/ui/picture.tsx'

/** What it is, when it begins by the clock of the place, and what one will have of it. */
export function ListingHead({ of, listing }: { of: Sold; listing: DraftListing }) {
  const { t, language } = useSpeech()
  return (
    <Head>
      <Small>
        <Cover src={listing.cover_image} color={listing.cover_color} sizes="92px" eager />
      </Small>
      <chakra.div minWidth="0">
        <chakra.h2 fontSize="16" fontWeight="bold" lineHeight="1.3">
          <bdi>{listing.title}</bdi>
        </chakra.h2>
        <chakra.p color="muted" fontSize="14">
          {momentAt(listing.start, listing.timezone, language?.code ?? 'en')}
        </chakra.p>
        <chakra.p color="muted" fontSize="14">
          {t(of.texts.note)}
        </chakra.p>
      </chakra.div>
    </Head>
  )
}

const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3' } })

const Small = chakra('div', {
  base: {
    flex: 'none',
    width: '92px',
    height: '92px',
    overflow: 'hidden',
    borderRadius: 'control',
    '& > div': { height: 'full', aspectRatio: 'auto' },
  },
})
