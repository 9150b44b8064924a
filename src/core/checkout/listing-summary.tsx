import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import type { DraftListing } from '#src/data/checkout/draft.ts'
import { momentAt } from '#src/lib/dates.ts'

/** A listing's title, and its beginning by the clock of the place. */
export function ListingSummary({ listing, children }: { listing: DraftListing; children?: ReactNode }) {
  const { language } = useSpeech()
  return (
    <chakra.div minWidth="0">
      <chakra.h2 fontSize="16" fontWeight="bold" lineHeight="1.3">
        <bdi>{listing.title}</bdi>
      </chakra.h2>
      <chakra.p color="muted" fontSize="14">
        {momentAt(listing.start, listing.timezone, language?.code ?? 'en')}
      </chakra.p>
      {children}
    </chakra.div>
  )
}
