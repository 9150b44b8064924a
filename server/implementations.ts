import type { Implementations } from './http/context.ts'
import { accountCalls } from './modules/account/routes.ts'
import type { AccountService } from './modules/account/service.ts'
import { geoCalls } from './modules/geo/routes.ts'
import type { GeoService } from './modules/geo/service.ts'
import { inquiryCalls } from './modules/inquiries/routes.ts'
import type { InquiriesService } from './modules/inquiries/service.ts'
import { exploreCalls } from './modules/listings/explore-routes.ts'
import { listingCalls } from './modules/listings/routes.ts'
import type { ListingsService } from './modules/listings/service.ts'
import { notificationCalls } from './modules/notifications/routes.ts'
import type { NotificationsService } from './modules/notifications/service.ts'
import { orderCalls } from './modules/orders/routes.ts'
import type { OrdersService } from './modules/orders/service.ts'
import { giftCalls } from './modules/perks/gift-cards/gift-routes.ts'
import { perkCalls } from './modules/perks/routes.ts'
import type { PerksService } from './modules/perks/service.ts'
import { ownPerkCalls } from './modules/perks/wallets/routes.ts'
import { purchaseCalls } from './modules/purchases/routes.ts'
import type { PurchasesService } from './modules/purchases/service.ts'
import { reportCalls } from './modules/reports/routes.ts'
import type { ReportsService } from './modules/reports/service.ts'
import type { SandboxGateway } from './modules/sandbox/service.ts'
import { settingsCalls } from './modules/settings/routes.ts'
import type { SettingsService } from './modules/settings/service.ts'
import type { TicketsService } from './modules/tickets/service.ts'
import { type VerticalServices, verticalCalls } from './verticals/services.ts'

/** What the calls are answered by. */
export interface AppServices {
  accounts: AccountService
  settings: SettingsService
  listings: ListingsService
  geo: GeoService
  perks: PerksService
  orders: OrdersService
  purchases: PurchasesService
  tickets: TicketsService
  notifications: NotificationsService
  inquiries: InquiriesService
  reports: ReportsService
  verticals: VerticalServices
  sandbox: SandboxGateway | undefined
}

/** The implementation of every call, by its name. */
export const implementationsOf = (services: AppServices) =>
  ({
    ...settingsCalls(services.settings),
    ...accountCalls(services.accounts),
    ...listingCalls(services.listings),
    ...exploreCalls(services.listings),
    ...geoCalls(services.geo),
    ...perkCalls(services.perks),
    ...ownPerkCalls(services.perks),
    ...giftCalls(services.perks),
    ...orderCalls(services.orders),
    ...purchaseCalls(services.purchases, services.settings),
    ...notificationCalls(services.notifications),
    ...inquiryCalls(services.inquiries),
    ...reportCalls(services.reports),
    ...verticalCalls(services.verticals),
  }) satisfies Implementations
