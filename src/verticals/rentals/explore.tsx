import { searchRentals, suggestRentals } from '#contract/calls/rentals/search.ts'
import { getRentalTypes } from '#contract/calls/rentals/types.ts'
import type { rentalKinds } from '#contract/entities/rental.ts'
import {
  guestCounts,
  pricingTypes,
  rentalFilterAddress,
  rentalFiltersFrom,
  rentalSortings,
} from '#contract/explore/rental-filters.ts'
import { pricedBy } from '#contract/rental/priced-by.ts'
import { canBeSomewhere } from '#contract/rental/stay.ts'
import type { Explored, FilterFieldsProps } from '#src/core/explore/explored.ts'
import { useTimeWords } from '#src/core/explore/when/use-when-words.ts'
import { dateRangeOf, requestDates } from '#src/core/explore/when/when.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { ExplorePaths } from '#src/core/listing/paths.ts'
import { heldHere } from '#src/data/checkout/held-here.ts'
import { send } from '#src/data/provider/call.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { RadioList } from '#src/ui/radio-list.tsx'
import { propertyPaths, vehiclePaths } from './paths.ts'

type RentalKind = (typeof rentalKinds)[number]

/** The choice that leaves a filter open; it is not written to the address. */
const ANY = 'all'

/** How vehicles are explored. */
export const exploreVehicles = exploring('vehicle', vehiclePaths, {
  title: 'rentals.vehicles',
  search: 'rentals.findVehicle',
})

/** How homes are explored. */
export const exploreHomes = exploring('properties', propertyPaths, {
  title: 'rentals.homes',
  search: 'rentals.findHome',
})

function exploring(
  kind: RentalKind,
  paths: ExplorePaths,
  texts: Pick<Explored['texts'], 'title' | 'search'>,
): Explored {
  return {
    vertical: 'rentals',
    kind,
    hue: 'blue',
    paths,
    texts: { ...texts, nearby: 'rentals.nearby' },
    categories: async (signal) => {
      const types = await send(getRentalTypes, {}, signal)
      return kind === 'vehicle' ? types.vehicleType : types.propertyType
    },
    find: async (request, signal) => {
      const { rentals, next_cursor } = await send(searchRentals, { ...request, rental_type: kind }, signal)
      return { cards: rentals, next_cursor }
    },
    suggest: async (search_value, signal) =>
      (await send(suggestRentals, { search_value, rental_type: kind }, signal)).data.rentals,
    filtering: {
      sortings: rentalSortings,
      own: rentalFilterAddress,
      ask: rentalFiltersFrom,
      Fields: RentalFilters,
      isPriced: true,
    },
    timeFilter: {
      names: ['from', 'until'],
      read: (address) => {
        const when = dateRangeOf(address)
        return when && canBeSomewhere({ start: when.from, end: when.until }, serverNow() ?? Date.now())
          ? when
          : undefined
      },
      // One's own hold does not make a rental count as taken.
      ask: async (when) => ({ ...requestDates(when), ...(await heldHere()) }),
      requestDates,
      useWords: useTimeWords,
      choose: 'explore.dates',
      dialog: async () => (await import('./dates/when-dialog.tsx')).WhenDialog,
      nothing: 'explore.nothingThen',
    },
  }
}

function RentalFilters({ kind, own, onChange }: FilterFieldsProps) {
  const { t } = useSpeech()
  const choose = (name: 'pricing' | 'guests') => (value: string) => {
    const { [name]: _, ...others } = own
    onChange(value === ANY ? others : { ...others, [name]: value })
  }
  return (
    <>
      {kind === 'properties' && (
        <RadioList
          legend={t('rentals.guests')}
          options={[
            { value: ANY, label: t('rentals.guestsAny') },
            ...guestCounts.map((n) => ({ value: String(n), label: t('rentals.guestsLeast', { n }) })),
          ]}
          value={own.guests ?? ANY}
          onChoose={choose('guests')}
        />
      )}
      <RadioList
        legend={t('rentals.pricing')}
        options={pricingTypes.map((it) => ({ value: it, label: t(`rentals.pricing.${pricedBy(kind, it)}`) }))}
        value={rentalFiltersFrom(own).pricing_type}
        onChoose={choose('pricing')}
      />
    </>
  )
}
