import { chakra } from '@chakra-ui/react'
import type { Booking } from '#contract/entities/booking.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { PageSection } from '#src/core/page/section.tsx'
import { momentAt } from '#src/lib/dates.ts'

/** The host's instructions for arriving; until they are revealed, when they will be. */
export function ArrivalSection({ booking: { arrival, timezone } }: { booking: Booking }) {
  const { t, language } = useSpeech()
  if (!arrival) return null
  return (
    <PageSection title={t('booking.arrival')}>
      {arrival.text === null ? (
        <p>{t('booking.arrivalFrom', { time: momentAt(arrival.from, timezone, language?.code ?? 'en') })}</p>
      ) : (
        <Text dir="auto">{arrival.text}</Text>
      )}
    </PageSection>
  )
}

/** Keeps the line breaks of the text. */
const Text = chakra('p', { base: { whiteSpace: 'pre-wrap', maxWidth: 'prose', overflowWrap: 'anywhere' } })
