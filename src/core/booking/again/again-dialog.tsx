import { chakra } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { VerticalId } from '#contract/verticals.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Gone } from '#src/core/listing/detail/gone.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

interface Props<Listing> {
  vertical: VerticalId
  /** The listing that was booked; null where it no longer exists. */
  query: UseQueryResult<Listing | null>
  onClosed: () => void
  children: (listing: Listing) => ReactNode
}

/** The dialog in which parts of a past booking are booked again. */
export function AgainDialog<Listing>({ vertical, query, onClosed, children }: Props<Listing>) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('booking.again')} closeLabel={t('app.close')} onClosed={onClosed}>
      <AsyncSection query={query} skeleton={<Skeleton height="160px" borderRadius="card" />}>
        {(found) => (found === null ? <Gone vertical={vertical} level="h2" /> : children(found))}
      </AsyncSection>
    </Dialog>
  )
}

/** A list with a row for each thing that can be booked again. */
export const AgainLines = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    _empty: { display: 'none' },
    '& b': { display: 'block', fontWeight: 'semibold' },
    '& span': { display: 'block', color: 'muted', fontSize: '14' },
  },
})
