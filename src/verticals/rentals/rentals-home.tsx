import { enRentals } from '#contract/texts/later/en-rentals.ts'
import { usePerson } from '#src/core/account/person.ts'
import { VerticalHome } from '#src/core/home/vertical-home.tsx'
import { bringEnglish } from '#src/core/language/english.ts'
import { RecentStrip } from '#src/core/recent/recent-strip.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import { rentals } from './queries.ts'

bringEnglish(enRentals)

/** The home of rentals, with what is the person's own. */
export function RentalsHome() {
  const isKnown = usePerson().token !== undefined
  // Guests have none, so none of its code.
  const own = useLoaded(() => import('./booking/rental-booking-strip.tsx'), isKnown)
  return (
    <VerticalHome id="rentals" first={isKnown && own ? <own.RentalBookingStrip /> : null}>
      <RecentStrip options={rentals.recent} />
    </VerticalHome>
  )
}
