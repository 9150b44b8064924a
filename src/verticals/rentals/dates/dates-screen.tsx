import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { isPriced } from '#contract/entities/rental.ts'
import { UpdateNeeded } from '#src/core/app-update/update-needed.tsx'
import { AsyncSection } from '#src/core/async-section.tsx'
import { Columns } from '#src/core/checkout/frame.tsx'
import { ListingStep } from '#src/core/checkout/listing-step.tsx'
import type { DateRange } from '#src/core/explore/when/when.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { rentals } from '../queries.ts'
import { soldRentals } from '../sold-rentals.ts'
import { ChoosingDates } from './choosing-dates.tsx'
import { rentalCalendar } from './queries.ts'

/** The screen on which the dates of a rental are chosen; taken days are shown from the start. */
export function DatesScreen({ slug, when }: { slug: string; when: DateRange | undefined }) {
  const { t, language } = useSpeech()
  const rental = useQuery({ ...rentals.info(slug, language?.code ?? ''), enabled: language !== undefined })
  const calendar = useQuery(rentalCalendar(slug))
  const draft = useObserved(soldRentals.drafts.current)
  return (
    <ListingStep vertical="rentals" title={t('stay.title')} query={rental} skeleton={<DatesSkeleton />}>
      {(found) =>
        isPriced(found) ? (
          <AsyncSection query={calendar} skeleton={<DatesSkeleton />}>
            {(times) =>
              draft === undefined ? (
                <DatesSkeleton />
              ) : (
                <ChoosingDates
                  rental={found}
                  calendar={times}
                  asOf={calendar.dataUpdatedAt}
                  when={when}
                  draft={draft?.listing.slug === slug ? draft : null}
                />
              )
            }
          </AsyncSection>
        ) : (
          <UpdateNeeded isScreen />
        )
      }
    </ListingStep>
  )
}

function DatesSkeleton() {
  return (
    <Columns>
      <chakra.div display="grid" gap="4">
        <Skeleton width="60%" height="44px" />
        <Skeleton height="400px" borderRadius="card" />
      </chakra.div>
    </Columns>
  )
}
