import { type Rental, rentalKinds, type VehicleInfo } from '#contract/entities/rental.ts'
import { personalDetails, relatedListings } from '#server/modules/listings/detail/personal-details.ts'
import { findListing } from '#server/modules/listings/detail/repo.ts'
import { presentCard } from '#server/modules/listings/presenter.ts'
import * as listings from '#server/modules/listings/repo.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { fuelText } from './fuel.ts'
import { presentBusinessPage, presentRental } from './presenter.ts'
import * as repo from './repo.ts'

const VERTICAL = 'rentals' as const
const MOST_RENTALS = 50

/** The pages of rentals and of the businesses that let them. */
export class RentalPages {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * A rental as a guest sees it or, with an account given, as that person sees it; the view is then noted.
   */
  async info(slug: string, language: string, accountId?: number): Promise<Rental> {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    const listing = await findListing(query, VERTICAL, slug)
    const rental = listing && (await repo.findRental(query, listing.id))
    if (!rental) throw new Refusal('NOT_FOUND', 'error.notFound')
    const of = { vertical: VERTICAL, kind: rental.kind, order: 'nearest' } as const
    const shown = presentRental(listing, rental, language)
    return {
      ...shown,
      vehicle_info: await this.#inWords(shown.vehicle_info, language),
      ...(await personalDetails(query, listing, { accountId, now })),
      related: await relatedListings(query, listing, of, { language, now }),
    }
  }

  /** Says the fuel in the viewer's language, since the owner wrote it in their own. */
  async #inWords(info: VehicleInfo | null, language: string): Promise<VehicleInfo | null> {
    const fuel = fuelText(info?.fuel_type ?? null)
    return info && fuel ? { ...info, fuel_type: await this.#deps.settings.say(language, fuel) } : info
  }

  /** All rentals of one business, of both kinds. */
  async ofBusiness(of: number | string, from: listings.Point, language: string) {
    const { query } = this.#deps.database
    const business = await repo.findBusiness(query, of)
    if (!business) throw new Refusal('NOT_FOUND', 'error.notFound')
    const wanted = { vertical: VERTICAL, businessId: business.id, limit: MOST_RENTALS }
    const rows = await listings.findOfBusiness(query, from, wanted)
    const [vehicleRentals = [], propertiesRentals = []] = rentalKinds.map((kind) =>
      rows.filter((it) => it.kind === kind).map((it) => presentCard(it, language)),
    )
    return { business: presentBusinessPage(business), vehicleRentals, propertiesRentals }
  }
}
