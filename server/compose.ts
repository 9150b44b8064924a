import { randomBytes } from 'node:crypto'
import type { SettingKey } from '#contract/settings.ts'
import type { Database } from './db/database.ts'
import type { Job, JobLog } from './db/jobs.ts'
import { rememberedSince } from './http/idempotency/once.ts'
import { forgetOlderThan } from './http/idempotency/repo.ts'
import { AccountService } from './modules/account/service.ts'
import { Attempts } from './modules/attempts/service.ts'
import { GeoService } from './modules/geo/service.ts'
import { ImportsService } from './modules/imports/service.ts'
import { InquiriesService } from './modules/inquiries/service.ts'
import { ListingsService } from './modules/listings/service.ts'
import { NotificationsService } from './modules/notifications/service.ts'
import { OrdersService } from './modules/orders/service.ts'
import { PaymentsService } from './modules/payments/service.ts'
import { PerksService } from './modules/perks/service.ts'
import { RatingsService } from './modules/ratings/service.ts'
import { ReportsService } from './modules/reports/service.ts'
import { SandboxGateway } from './modules/sandbox/service.ts'
import { SettingsService } from './modules/settings/service.ts'
import { TicketsService } from './modules/tickets/service.ts'
import { type CalendarFeeds, FeedProblem } from './ports/calendar-feeds.ts'
import type { Captcha } from './ports/captcha.ts'
import type { Clock } from './ports/clock.ts'
import type { Geocoder } from './ports/geocoder.ts'
import type { Messages } from './ports/messages.ts'
import type { PaymentGateway } from './ports/payment-gateway.ts'
import type { Push } from './ports/push.ts'
import type { SocialProviders } from './ports/social-login.ts'
import { verticals } from './verticals/registry.ts'
import { composeVerticals, type VerticalServices, verticalJobs } from './verticals/services.ts'

export interface Services {
  attempts: Attempts
  accounts: AccountService
  perks: PerksService
  settings: SettingsService
  listings: ListingsService
  geo: GeoService
  payments: PaymentsService
  orders: OrdersService
  tickets: TicketsService
  ratings: RatingsService
  notifications: NotificationsService
  inquiries: InquiriesService
  reports: ReportsService
  imports: ImportsService
  verticals: VerticalServices
  /** Where no real gateway is set up; production has none. */
  sandbox: SandboxGateway | undefined
}

/** What people outside are reached by, and told apart by. */
export interface Outside {
  messages: Messages
  /** Without one no device is reached. */
  push: Push | undefined
  captcha: Captcha
  social: SocialProviders
  publicOrigin: string
  codePepper: Buffer
  /** Who takes people's money, where one is set up. */
  gateway: PaymentGateway | undefined
  /** Whether payments that move no money stand in for a real gateway. */
  sandboxPayments: boolean
}

interface Deps {
  database: Database
  clock: Clock
  /** Without it nobody can be written to, which only an operator's command can do without. */
  outside?: Outside
  /** Without one no place is found by its name. */
  geocoder?: Geocoder | undefined
  /** Without them no calendar of another place is read. */
  feeds?: CalendarFeeds | undefined
  /** Instead of the settings' own defaults, such as where a demo marketplace is at home. */
  settingDefaults?: Partial<Record<SettingKey, string>> | undefined
}

export function composeServices({ settingDefaults, outside = nobodyOutside, ...deps }: Deps): Services {
  // An operator's command knows of no gateway, and shows what was set.
  const isUnpayable = outside !== nobodyOutside && !outside.gateway && !outside.sandboxPayments
  const facts = isUnpayable ? { onlinePayment: 'false' } : {}
  const settings = new SettingsService({ ...deps, defaults: settingDefaults, facts })
  const attempts = new Attempts(deps)
  const listings = new ListingsService({ ...deps, verticals, settings })
  const perks = new PerksService({ ...deps, verticals, attempts, settings, listings })
  const { codePepper: pepper, gateway, sandboxPayments, ...reached } = outside
  const { publicOrigin } = reached
  const sandbox = sandboxPayments ? new SandboxGateway({ ...deps, publicOrigin, pepper }) : undefined
  const tickets = new TicketsService({ ...deps, pepper })
  const payments = new PaymentsService({ ...deps, gateway: gateway ?? sandbox })
  const accounts = new AccountService({ ...deps, ...reached, verticals, attempts, settings, perks, pepper })
  const orders = new OrdersService({ ...deps, verticals, settings, perks, payments, tickets, publicOrigin })
  const ratings = new RatingsService({ ...deps, attempts, orders })
  const feeds = deps.feeds ?? noFeeds
  const notifications = new NotificationsService({ ...deps, ...reached, settings, accounts, orders })
  const own = { verticals, attempts, settings, notifications, pepper }
  return {
    attempts,
    accounts,
    perks,
    settings,
    listings,
    geo: new GeoService({ geocoder: deps.geocoder }),
    tickets,
    payments,
    orders,
    ratings,
    notifications,
    inquiries: new InquiriesService({ ...deps, ...reached, ...own }),
    reports: new ReportsService({ ...deps, ...own }),
    imports: new ImportsService({ ...deps, verticals, settings }),
    verticals: composeVerticals({ ...deps, settings, listings, orders, perks, ratings, feeds, publicOrigin }),
    sandbox,
  }
}

const unreachable = () => Promise.reject(new Error('Nobody outside can be reached from here.'))

const noFeeds: CalendarFeeds = {
  read: () => Promise.reject(new FeedProblem('Nobody outside can be asked from here.')),
}

const nobodyOutside: Outside = {
  messages: { send: unreachable },
  push: undefined,
  captcha: { holds: unreachable },
  social: { google: () => undefined, facebook: () => undefined },
  publicOrigin: 'http://localhost',
  codePepper: randomBytes(32),
  gateway: undefined,
  sandboxPayments: false,
}

/** Money that does not go back by itself any more is said until an operator has seen to it. */
async function warnOfRefunds(payments: PaymentsService, log: JobLog): Promise<void> {
  const failed = (await payments.owed()).filter((it) => it.failure !== null)
  if (failed.length > 0)
    log.error({ failed: failed.length }, 'refunds failed: npm run operator -- refunds list')
}

/** What happens without being asked. Everything swept here is dead by its age already, in every query. */
export function composeJobs(
  { database, clock, log }: { database: Database; clock: Clock; log: JobLog },
  services: Services,
): Job[] {
  const { attempts, accounts, orders, perks, payments, listings, sandbox } = services
  const { notifications, inquiries, verticals } = services
  return [
    { name: 'reconcile-payments', cron: '* * * * *', run: () => orders.parts.online.reconcile() },
    { name: 'warn-of-refunds', cron: '23 * * * *', run: () => warnOfRefunds(payments, log) },
    { name: 'tell-people', cron: '* * * * *', run: () => notifications.run() },
    { name: 'mail-messages', cron: '* * * * *', run: () => inquiries.parts.mails.sendDue() },
    { name: 'complete-bookings', cron: '*/10 * * * *', run: () => orders.completeEnded() },
    ...verticalJobs(verticals, log),
    { name: 'count-popularity', cron: '7 * * * *', run: () => listings.parts.popularity.count() },
    { name: 'expire-lots', cron: '12 * * * *', run: () => perks.parts.lots.sweep() },
    { name: 'sweep-holds', cron: '*/10 * * * *', run: () => orders.parts.holds.sweep() },
    ...(sandbox ? [{ name: 'sandbox-news', cron: '* * * * *', run: () => sandbox.deliver() }] : []),
    { name: 'sweep-sessions', cron: '17 3 * * *', run: () => accounts.sweep() },
    { name: 'sweep-messages', cron: '7 3 * * *', run: () => inquiries.sweep() },
    { name: 'sweep-attempts', cron: '27 3 * * *', run: async () => void (await attempts.sweep()) },
    { name: 'erase-accounts', cron: '*/15 * * * *', run: async () => void (await accounts.eraseDue()) },
    {
      name: 'sweep-idempotency',
      cron: '37 3 * * *',
      run: async () => void (await forgetOlderThan(database.query, rememberedSince(clock))),
    },
  ]
}
