import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import type { HomeVisit } from '#contract/entities/handover.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import type { ChooseProps } from '#src/core/booking/change/booking-change.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { Note } from '#src/ui/note.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { HandoverChoice } from './handover-choice.ts'
import { choiceFromHome, homeOf, planOf } from './home-choice.ts'
import { HomeForm } from './home-form.tsx'
import { pickupDrop } from './queries.ts'

/** Chooses another address for a booked visit, or somebody else who is there. */
export function ChangeHome<Quote>(props: ChooseProps<Booking, HomeVisit, Quote>) {
  const { booking, wanted, quoting, onChoose, children } = props
  const { t } = useSpeech()
  const offer = useQuery(pickupDrop(booking.slug))
  const failure = useFailureText(quoting.error)
  const [choice, setChoice] = useState<HandoverChoice>(() => choiceFromHome(wanted))
  return (
    <AsyncSection query={offer} skeleton={<Skeleton height="400px" borderRadius="card" />}>
      {(said) =>
        said === null ? (
          <p>{t('homeVisit.notOffered')}</p>
        ) : (
          <chakra.div display="grid" gap="5">
            <OfflineNote title="homeVisit.changeOffline" asOf={offer.dataUpdatedAt} />
            {quoting.error != null && (
              <Note icon={CircleAlert} tone="wrong" role="alert">
                {failure}
              </Note>
            )}
            <HomeForm
              offer={said}
              choice={choice}
              wasTried
              onChange={(it) => {
                const next = { ...choice, ...it }
                setChoice(next)
                onChoose(planOf(said, next)?.problem ? undefined : homeOf(next))
              }}
            />
            {children}
          </chakra.div>
        )
      }
    </AsyncSection>
  )
}
