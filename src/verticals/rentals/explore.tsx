import { searchRentals, suggestRentals } from '#contract/calls/rental-search.ts'
import { getRentalTypes } from '#contract/calls/rental-types.ts'
import type { rentalKinds } from '#contract/entities/rental.ts'
import { pricingTypes } from '#contract/explore/filters.ts'
import { canBeSomewhere } from '#contract/rental/stay.ts'
import type { Explored, FilterFieldsProps } from '#src/core/explore/explored.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { send } from '#src/data/provider/call.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { RadioList } from '#src/ui/radio-list.tsx'
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
    dated: {
      canBe: ({ from, until }) => canBeSomewhere({ start: from, end: until }, serverNow() ?? Date.now()),
      dialog: async () => (await import('./dates/when-dialog.tsx')).WhenDialog,
    },
    OwnFilters: RentalFilters,
  } satisfies Partial<Explored>
}

function RentalFilters({ filters, onChange }: FilterFieldsProps) {
  const { t } = useSpeech()
  return (
    <RadioList
      legend={t('rentals.pricing')}
      options={pricingTypes.map((it) => ({ value: it, label: t(`rentals.pricing.${it}`) }))}
      value={filters.pricing_type}
      onChoose={(pricing_type) => onChange({ ...filters, pricing_type })}
    />
  )
}
