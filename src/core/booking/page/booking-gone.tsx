import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import type { BookingPaths } from '#src/core/listing/paths.ts'
import { Blank } from '#src/ui/blank.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { BoatDrawing } from '#src/ui/drawings/boat.tsx'

/** Says that there is no such booking; one of somebody else's looks the same. */
export function BookingGone({ back }: { back: BookingPaths['list'] }) {
  const { t } = useSpeech()
  return (
    <chakra.div paddingBlockStart="12">
      <Blank level="h1" drawing={<BoatDrawing />} title={t('booking.goneTitle')} text={t('booking.goneText')}>
        <ButtonLink to={back}>{t('nav.bookings')}</ButtonLink>
      </Blank>
    </chakra.div>
  )
}
