import * as v from 'valibot'
import { searchRentals, suggestRentals } from '#contract/calls/rentals/search.ts'
import { getRentalTypes } from '#contract/calls/rentals/types.ts'
import type { rentalKinds } from '#contract/entities/rental.ts'
import {
  guestCounts,
  pricingTypes,
  rentalFiltersSchema,
  rentalSortings,
} from '#contract/explore/rental-filters.ts'
import { pricedBy } from '#contract/rental/priced-by.ts'
import { canBeSomewhere } from '#contract/rental/stay.ts'
import type { Explored, FilterFieldsProps } from '#src/core/explore/explored.ts'
import { useTimeWords } from '#src/core/explore/when/use-when-words.ts'
import { dateRangeOf, requestDates } from '#src/core/explore/when/when.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { heldHere } from '#src/data/checkout/held-here.ts'
import { send } from '#src/data/provider/call.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { RadioList } from '#src/ui/radio-list.tsx'
import { rentalFilterAddress } from './explore-address.ts'
import { propertyPaths, vehiclePaths } from './paths.ts'

type RentalKind = (typeof rentalKinds)[number]

/** How vehicles are explored. */
export const exploreVehicles: Explored = {
  ...exploring('vehicle'),
  paths: vehiclePaths,
  texts: { title: 'rentals.vehicles', search: 'rentals.findVehicle', nearby: 'rentals.nearby' },
  categories: async (signal) => (await send(getRentalTypes, {}, signal)).vehicleType,
}

/** How homes are. */
export const exploreHomes: Explored = {
  ...exploring('properties'),
  paths: propertyPaths,
  texts: { title: 'rentals.homes', search: 'rentals.findHome', nearby: 'rentals.nearby' },
  categories: async (signal) => (await send(getRentalTypes, {}, signal)).propertyType,
}

function exploring(kind: RentalKind) {
  return {
    vertical: 'rentals',
    kind,
    hue: 'blue',
    find: async (request, signal) => {
      const { rentals, next_cursor } = await send(searchRentals, { ...request, rental_type: kind }, signal)
      return { cards: rentals, next_cursor }
    },
    suggest: async (search_value, signal) =>
      (await send(suggestRentals, { search_value, rental_type: kind }, signal)).data.rentals,
    filtering: {
      sortings: rentalSortings,
      own: rentalFilterAddress,
      ask: ({ pricing, guests }) => ({
        pricing_type: v.parse(rentalFiltersSchema.entries.pricing_type, pricing),
        ...(guests === undefined
          ? {}
          : { guests: v.parse(rentalFiltersSchema.entries.guests, Number(guests)) }),
      }),
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
      // What one holds oneself is looked for like what nobody has.
      ask: async (when) => ({ ...requestDates(when), ...(await heldHere()) }),
      requestDates,
      useWords: useTimeWords,
      choose: 'explore.dates',
      dialog: async () => (await import('./dates/when-dialog.tsx')).WhenDialog,
      nothing: 'explore.nothingThen',
    },
  } satisfies Partial<Explored>
}

function RentalFilters({ kind, own, onChange }: FilterFieldsProps) {
  const { t } = useSpeech()
  const { pricing = 'all', guests = '', ...others } = own
  const choose = (chosen: { pricing: string; guests: string }) =>
    onChange({
      ...others,
      ...(chosen.pricing !== 'all' && { pricing: chosen.pricing }),
      ...(chosen.guests !== '' && { guests: chosen.guests }),
    })
  return (
    <>
      {kind === 'properties' && (
        <RadioList
          legend={t('rentals.guests')}
          options={[
            { value: '', label: t('rentals.guestsAny') },
            ...guestCounts.map((n) => ({ value: String(n), label: t('rentals.guestsLeast', { n }) })),
          ]}
          value={guests}
          onChoose={(it) => choose({ pricing, guests: it })}
        />
      )}
      <RadioList
        legend={t('rentals.pricing')}
        options={pricingTypes.map((it) => ({ value: it, label: t(`rentals.pricing.${pricedBy(kind, it)}`) }))}
        value={v.parse(rentalFiltersSchema.entries.pricing_type, pricing)}
        onChoose={(it) => choose({ pricing: it, guests })}
      />
    </>
  )
}
