import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { SettingKey } from '#contract/all-settings.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { Job } from '#server/db/jobs.ts'
import type { AccountService } from '#server/modules/account/service.ts'
import type { InquiriesService } from '#server/modules/inquiries/service.ts'
import type { PerksService } from '#server/modules/perks/service.ts'
import type { ReportsService } from '#server/modules/reports/service.ts'
import type { SettingsService } from '#server/modules/settings/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import { registerPictures } from './art/serve/picture-routes.ts'
import { gazetteerOnThread } from './gazetteer/gazetteer-thread.ts'
import { holdAnnouncements } from './load/hold-announcements.ts'
import { eventsJob, keepEventsAhead, townJob } from './load/keep-ahead.ts'
import { type Holidaying, loadHolidays } from './load/load-holidays.ts'
import { loadTown } from './load/load-town.ts'
import { type Customer, customers } from './people/customers.ts'
import { loadBookings } from './people/load-bookings.ts'
import { loadCustomers } from './people/load-customers.ts'
import { loadEarnings } from './people/load-earnings.ts'
import { loadFavourites } from './people/load-favourites.ts'
import { loadInquiries } from './people/load-inquiries.ts'
import { loadPerks } from './people/load-perks.ts'
import { loadReferrals } from './people/load-referrals.ts'
import { loadReports } from './people/load-reports.ts'
import { loadStays } from './people/load-stays.ts'
import { loadVisits } from './people/load-visits.ts'
import { openingTiles } from './tiles/opening.ts'
import { registerTiles } from './tiles/routes.ts'
import { drawnOnThread } from './tiles/tile-thread.ts'
import { town } from './town/town.ts'

/** The home of a demo marketplace, until its operator sets another one. */
export const settingDefaults = {
  homePlaceName: town.name,
  homePlaceLatitude: String(town.centre.latitude),
  homePlaceLongitude: String(town.centre.longitude),
  outboxAddress: '/dev/outbox',
  mapAttribution: `© ${town.name} Land Survey`,
  supportEmail: 'help@quayside.example',
  registrationPolicy:
    '<p>By continuing you accept our <a href="/help-faq">terms of use and privacy notice</a>.</p>',
  referralDiscountRate: '10',
  referralRewardAmount: '5',
} satisfies Partial<Record<SettingKey, string>>

/** The people that one can log in as. */
export const people: readonly Customer[] = customers

/** The geocoder of the town. */
export const geocoder = gazetteerOnThread(new URL('./gazetteer-worker.js', import.meta.url))

const tiles = drawnOnThread(new URL('./tile-worker.js', import.meta.url))

/** When the gazetteer prepares itself: after the first requests have been served. */
const PREPARE_PLACES_AFTER_MS = 4_000

interface Deps {
  config: Config
  database: Database
  clock: Clock
  services: {
    accounts: AccountService
    inquiries: InquiriesService
    perks: PerksService
    reports: ReportsService
    settings: SettingsService
    verticals: Holidaying
  }
}

/** Opens the demo town: loads its content, and serves its pictures and tiles. Answers its jobs. */
export async function open(app: FastifyInstance, { config, services, ...deps }: Deps): Promise<Job[]> {
  await registerTiles(app, {
    cacheDir: join(config.dataDir, 'tiles'),
    source: tiles,
    opening: openingTiles(),
  })
  await registerPictures(app, { cacheDir: join(config.dataDir, 'pictures') })
  app.addHook('onListen', async () => void setTimeout(geocoder.prepare, PREPARE_PLACES_AFTER_MS).unref())
  app.addHook('onClose', () => geocoder.close())
  await loadTown(deps)
  await loadHolidays({ ...deps, ...services })
  await loadCustomers({ database: deps.database, ...services })
  await holdAnnouncements(deps)
  await loadPerks({ ...deps, ...services })
  await keepEventsAhead(deps)
  await loadBookings(deps)
  await loadStays(deps)
  await loadVisits(deps)
  await loadEarnings({ ...deps, ...services })
  await loadReferrals({ ...deps, ...services })
  await loadFavourites(deps)
  await loadInquiries({ ...deps, ...services })
  await loadReports({ ...deps, ...services })
  return [eventsJob(deps), townJob(deps)]
}
