import { expect, type Locator, type Page } from '@playwright/test'
import { then } from './days.ts'

/** Every screen, as a guest opens it. */
export const screens = [
  { name: 'home', path: '/' },
  { name: 'place', path: '/place' },
  { name: 'services', path: '/services' },
  { name: 'events', path: '/happenings' },
  { name: 'event', path: '/happenings/event/night-market-and-brass' },
  { name: 'tickets', path: '/happenings/event/night-market-and-brass/tickets' },
  { name: 'nothing-chosen', path: '/happenings/event/night-market-and-brass/booking/summary' },
  { name: 'events-found', path: '/happenings/explore-events' },
  { name: 'events-map', path: '/happenings/events-map?at=38.7079,-31.9443&zoom=14' },
  { name: 'events-form', path: '/happenings/explore-events/filters?q=market' },
  { name: 'rentals', path: '/rentals' },
  { name: 'vehicle', path: '/rentals/vehicle/electric-launch-dormouse-no-licence-needed' },
  { name: 'property', path: '/rentals/property/library-barge-with-two-cabins' },
  { name: 'dates', path: '/rentals/availability/electric-launch-dormouse-no-licence-needed' },
  { name: 'handover', path: '/pickup-drop/small-electric-hatchback-easy-to-park/details' },
  { name: 'home-visit', path: '/pickup-drop/the-chair-at-the-ropeworks/details' },
  { name: 'collection', path: '/pickup-drop/fresh-sheets/details' },
  { name: 'handover-gone', path: '/pickup-drop/no-such-thing/details' },
  { name: 'rental-gone', path: '/rentals/availability/no-such-thing' },
  { name: 'rental-cart', path: '/rentals/cart' },
  { name: 'rental-nothing-to-pay', path: '/rentals/checkout' },
  { name: 'rental-trips', path: '/rentals/my-bookings' },
  { name: 'vehicles', path: '/rentals/vehicle' },
  { name: 'vehicles-then', path: `/rentals/vehicle?${then(2)}` },
  { name: 'vehicles-form', path: `/rentals/explore-vehicle/filters?${then(2)}` },
  { name: 'vehicles-map', path: '/rentals/explore-vehicle?at=38.7079,-31.9443&zoom=14' },
  { name: 'homes', path: '/rentals/property' },
  { name: 'homes-form', path: '/rentals/explore-properties/filters' },
  { name: 'renting-business', path: '/rentals/biz/kittiwake-boat-yard' },
  { name: 'homes-map', path: '/rentals/explore-properties?at=38.7079,-31.9443&zoom=14' },
  { name: 'places', path: '/go-to-places' },
  { name: 'all-places', path: '/go-to-places/all-places' },
  // At a fixed time, since the places that are open now change every hour.
  { name: 'places-open-then', path: '/go-to-places/all-places?open=2035-01-10%2012:00' },
  { name: 'places-map', path: '/go-to-places/explore-places?at=38.7079,-31.9443&zoom=14' },
  { name: 'places-form', path: '/go-to-places/explore-places/filters' },
  { name: 'one-place', path: '/go-to-places/place/casa-verbena' },
  { name: 'place-gone', path: '/go-to-places/place/no-such-thing' },
  { name: 'reserve', path: '/reserve-and-relax' },
  { name: 'stores', path: '/reserve-and-relax/all-stores' },
  { name: 'stores-form', path: '/reserve-and-relax/all-stores/filters' },
  { name: 'stores-map', path: '/reserve-and-relax/stores-map?at=38.7079,-31.9443&zoom=14' },
  { name: 'store', path: '/reserve-and-relax/store/curlew' },
  { name: 'store-gallery', path: '/reserve-and-relax/store/curlew/gallery' },
  { name: 'store-gone', path: '/reserve-and-relax/store/no-such-thing' },
  { name: 'professional', path: '/reserve-and-relax/professional/wren-adeyemi' },
  { name: 'cart', path: '/cart' },
  { name: 'staff', path: '/reserve-and-relax/store/curlew/booking/staff-select' },
  { name: 'slots', path: '/reserve-and-relax/store/curlew/booking/select-slot' },
  { name: 'my-service-bookings', path: '/reserve-and-relax/my-bookings' },
  { name: 'news', path: '/announcements' },
  { name: 'news-all', path: '/announcements/all' },
  { name: 'news-map', path: '/announcements/map?at=38.7079,-31.9443&zoom=14' },
  { name: 'notice', path: '/announcements/announcement/spring-tides-the-lower-quay-will-be-wet' },
  { name: 'search', path: '/search' },
  { name: 'search-found', path: '/search?vertical=events&q=market' },
  { name: 'search-nothing', path: '/search?q=zzzzzzz' },
  { name: 'bookings', path: '/my-bookings' },
  { name: 'favourites', path: '/favourites' },
  { name: 'notifications', path: '/notifications' },
  { name: 'wallet', path: '/my-wallet' },
  { name: 'perks', path: '/perks' },
  { name: 'refer', path: '/refer-and-earn' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/login/email/forgot-password' },
  { name: 'reset-password', path: '/login/email/reset-password' },
  { name: 'confirm-email', path: '/profile/confirm-email' },
  { name: 'help', path: '/help-faq' },
  { name: 'not-found', path: '/no/such/place' },
] as const

/** The screens that differ for a logged-in person. */
export const screensOfSomebody = [
  { name: 'my-home', path: '/' },
  { name: 'my-profile', path: '/profile' },
  { name: 'my-bookings', path: '/my-bookings' },
  { name: 'my-event-bookings', path: '/happenings/my-bookings' },
  { name: 'my-rental-bookings', path: '/rentals/my-bookings' },
  { name: 'my-place', path: '/go-to-places/place/casa-verbena' },
  { name: 'my-place-review', path: '/go-to-places/place/casa-verbena/rate' },
  { name: 'my-favourites', path: '/favourites' },
  { name: 'my-notices', path: '/notifications' },
  { name: 'my-wallet', path: '/my-wallet' },
  { name: 'my-perks', path: '/perks' },
  { name: 'my-cashback', path: '/perks/cashback-wallets' },
  { name: 'my-points', path: '/perks/bonus-points' },
  { name: 'my-gift-cards', path: '/perks/gift-cards' },
  { name: 'my-memberships', path: '/perks/memberships' },
  { name: 'no-wallet', path: '/perks/cashback-wallets/no-such-wallet' },
  { name: 'my-invitation', path: '/refer-and-earn' },
] as const

/** One screen of each layout. These are looked at from right to left before any change lands. */
export const layouts: ReadonlySet<string> = new Set([
  ...[
    'home',
    'event',
    'tickets',
    'events-map',
    'homes-form',
    'vehicles-then',
    'dates',
    'search-found',
    'login',
    'store',
  ],
  ...['my-profile', 'my-wallet', 'my-perks'],
])

export const looks = [
  { name: 'light', colorScheme: 'light', locale: 'en-GB' },
  { name: 'dark', colorScheme: 'dark', locale: 'en-GB' },
  { name: 'arabic', colorScheme: 'light', locale: 'ar' },
] as const

/** Waits until the app runs. The page is painted before, and taps until then would be lost. */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector('header button, form button, main')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__react'))
  })
}

/** Waits until a part of the painted page, whose code loads later, can be used. */
export async function usable(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react'))))
    .toBe(true)
}

export async function nothingLoads(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
}

/** Opens a screen and waits until nothing loads any more. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await nothingLoads(page)
  await alive(page)
}

/** Opens the side drawer, whose code loads when it is first opened. */
export async function openMenu(page: Page): Promise<void> {
  await alive(page)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

/** Chooses a language by its code, as a person does. */
export async function speak(page: Page, code: string): Promise<void> {
  await openMenu(page)
  await page.getByLabel('Language').selectOption(code)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}
