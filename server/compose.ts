import { randomBytes } from 'node:crypto'
import type { SettingKey } from '#contract/all-settings.ts'
import type { ChangeFeed } from './db/change-feed.ts'
import type { Database } from './db/database.ts'
import type { Job, JobLog } from './db/jobs.ts'
import { sweepAll } from './db/sweep.ts'
import { rememberedSince } from './http/idempotency/once.ts'
import { forgetOlderThan } from './http/idempotency/repo.ts'
import { AccountService } from './modules/account/service.ts'
import { AccountEventsService } from './modules/account-events/service.ts'
import { Attempts } from './modules/attempts/service.ts'
import { GeoService } from './modules/geo/service.ts'
import { ImportsService } from './modules/imports/service.ts'
import { InquiriesService } from './modules/inquiries/service.ts'
import { ListingsService } from './modules/listings/service.ts'
import { NotificationsService } from './modules/notifications/service.ts'
import { OrdersService } from './modules/orders/service.ts'
import { PaymentsService } from './modules/payments/service.ts'
import { PerksService } from './modules/perks/service.ts'
import { PurchasesService } from './modules/purchases/service.ts'
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
  purchases: PurchasesService
  orders: OrdersService
  tickets: TicketsService
  ratings: RatingsService
  notifications: NotificationsService
  inquiries: InquiriesService
  reports: ReportsService
  imports: ImportsService
  verticals: VerticalServices
  /** Stands in where no real gateway is set up; undefined in production. */
  sandbox: SandboxGateway | undefined
}

/** The outside services by which people are reached and told apart. */
export interface Outside {
  messages: Messages
  /** Undefined: no device is notified. */
  push: Push | undefined
  captcha: Captcha
  social: SocialProviders
  publicOrigin: string
  codePepper: Buffer
  /** The payment gateway, where one is set up. */
  gateway: PaymentGateway | undefined
  /** Whether the sandbox gateway, which moves no money, stands in for a real one. */
  sandboxPayments: boolean
}

interface Deps {
  database: Database
  clock: Clock
  /** Missing: nobody can be written to. Only an operator's command does without it. */
  outside?: Outside
  /** Missing: no place is found by its name. */
  geocoder?: Geocoder | undefined
  /** Missing: no calendar of another site is read. */
  feeds?: CalendarFeeds | undefined
  /** Tells of changes of the settings. Missing: they are read again every second. */
  changes?: ChangeFeed | undefined
  /** How long what was found sold out is refused without a look, other than usual. */
  soldOutMs?: number | undefined
  /** Defaults that replace those of the settings, such as the home of a demo marketplace. */
  settingDefaults?: Partial<Record<SettingKey, string>> | undefined
}

export function composeServices({ settingDefaults, outside = nobodyOutside, ...deps }: Deps): Services {
  // An operator's command has no gateway, and shows the setting as it is.
  const isUnpayable = outside !== nobodyOutside && !outside.gateway && !outside.sandboxPayments
  const facts = isUnpayable ? { onlinePayment: 'false' } : {}
  const settings = new SettingsService({ ...deps, defaults: settingDefaults, facts })
  const attempts = new Attempts(deps)
  const listings = new ListingsService({ ...deps, verticals, settings })
  const accountEvents = new AccountEventsService(deps)
  const { codePepper: pepper, gateway, sandboxPayments, ...reached } = outside
  const { publicOrigin } = reached
  const own = { attempts, settings, pepper }
  const perks = new PerksService({ ...deps, ...reached, ...own, verticals, listings, accountEvents })
  const sandbox = sandboxPayments ? new SandboxGateway({ ...deps, publicOrigin, pepper }) : undefined
  const tickets = new TicketsService({ ...deps, pepper })
  const payments = new PaymentsService({
    ...{ ...deps, settings, accountEvents, publicOrigin },
    gateway: gateway ?? sandbox,
  })
  const purchases = new PurchasesService({ ...deps, attempts, accountEvents, payments, perks, settings })
  const accounts = new AccountService({
    ...{ ...deps, ...reached, ...own },
    ...{ verticals, perks, purchases },
  })
  const orders = new OrdersService({
    ...deps,
    verticals,
    settings,
    perks,
    payments,
    purchases,
    tickets,
    publicOrigin,
  })
  const ratings = new RatingsService({ ...deps, attempts, orders })
  const feeds = deps.feeds ?? noFeeds
  const notifications = new NotificationsService({ ...deps, ...reached, settings, accounts, orders })
  return {
    attempts,
    accounts,
    perks,
    settings,
    listings,
    geo: new GeoService({ geocoder: deps.geocoder }),
    tickets,
    payments,
    purchases,
    orders,
    ratings,
    notifications,
    inquiries: new InquiriesService({ ...deps, ...reached, ...own, verticals, notifications }),
    reports: new ReportsService({ ...deps, ...own, verticals, notifications }),
    imports: new ImportsService({ ...deps, verticals, settings }),
    verticals: composeVerticals({
      ...{ ...deps, accountEvents, settings, listings, orders },
      ...{ perks, ratings, feeds, publicOrigin },
    }),
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

/** Logs refunds that have failed, again and again, until an operator has seen to them. */
async function warnOfRefunds(payments: PaymentsService, log: JobLog): Promise<void> {
  const failed = (await payments.owed()).filter((it) => it.failure !== null)
  if (failed.length > 0)
    log.error({ failed: failed.length }, 'refunds failed: npm run operator -- refunds list')
}

/**
 * The jobs that run by themselves. Everything they clean up is ignored by all queries already, because of its
 * age.
 */
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
    { name: 'deliver-gifts', cron: '* * * * *', run: () => perks.parts.giftDelivery.sendDue() },
    { name: 'complete-bookings', cron: '*/10 * * * *', run: () => orders.completeEnded() },
    ...verticalJobs(verticals, log),
    { name: 'count-popularity', cron: '7 * * * *', run: () => listings.parts.popularity.count() },
    { name: 'credit-earnings', cron: '* * * * *', run: () => perks.parts.earningCredits.creditDue() },
    { name: 'credit-referrals', cron: '*/5 * * * *', run: () => perks.parts.referrals.creditDue() },
    { name: 'remind-of-gifts', cron: '52 * * * *', run: () => perks.parts.giftNews.remindOfUnclaimed() },
    { name: 'warn-of-expiry', cron: '42 * * * *', run: () => perks.parts.expiryWarnings.warn() },
    { name: 'expire-lots', cron: '12 * * * *', run: () => perks.parts.lots.sweep() },
    { name: 'sweep-holds', cron: '*/10 * * * *', run: () => orders.parts.holds.sweep() },
    ...(sandbox ? [{ name: 'sandbox-news', cron: '* * * * *', run: () => sandbox.deliver() }] : []),
    { name: 'sweep-sessions', cron: '17 3 * * *', run: () => accounts.sweep() },
    { name: 'sweep-messages', cron: '7 3 * * *', run: () => inquiries.sweep() },
    { name: 'sweep-notifications', cron: '47 3 * * *', run: () => notifications.parts.inbox.sweep() },
    { name: 'sweep-attempts', cron: '27 3 * * *', run: async () => void (await attempts.sweep()) },
    { name: 'erase-accounts', cron: '*/15 * * * *', run: async () => void (await accounts.eraseDue()) },
    {
      name: 'sweep-idempotency',
      cron: '37 3 * * *',
      run: async () =>
        void (await sweepAll((most) => forgetOlderThan(database.query, rememberedSince(clock), most))),
    },
  ]
}
