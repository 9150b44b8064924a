import { chakra } from '@chakra-ui/react'
import { ListingSummary } from '#src/core/checkout/listing-summary.tsx'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { Cover } from '#src/ui/picture.tsx'

/** The listing that is ordered, its beginning by the clock of the place, and a note about the booking. */
export function ListingHead({ of, draft }: { of: Sold; draft: Draft }) {
  const { t } = useSpeech()
  const { listing } = draft
  return (
    <Head>
      <Small>
        <Cover src={listing.cover_image} color={listing.cover_color} sizes="92px" eager />
      </Small>
      <ListingSummary listing={listing}>
        <chakra.p color="muted" fontSize="14">
          {t(of.noteOf?.(draft) ?? of.texts.note)}
        </chakra.p>
      </ListingSummary>
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
