import { enRentals } from '#contract/texts/later/en-rentals.ts'
import { VerticalHome } from '#src/core/home/vertical-home.tsx'
import { bringEnglish } from '#src/core/language/english.ts'
import { RecentStrip } from '#src/core/recent/recent-strip.tsx'
import { rentals } from './queries.ts'

bringEnglish(enRentals)

/** The home of rentals, with what is the person's own. */
export function RentalsHome() {
  return (
    <VerticalHome id="rentals">
      <RecentStrip options={rentals.recent} />
    </VerticalHome>
  )
}
