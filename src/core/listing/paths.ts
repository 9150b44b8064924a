import type { RegisteredRouter } from '@tanstack/react-router'
import type { RoutePaths } from '@tanstack/router-core'

/** Every address that has a screen: a file in `src/routes` makes it one, and a link to anything else does not compile. */
type Path = WithoutSlash<RoutePaths<RegisteredRouter['routeTree']>>

/** A route that has routes below it is written with a slash at its end; a link to it is not. */
type WithoutSlash<P> = P extends `${infer Before}/` ? (Before extends '' ? '/' : Before) : P

type ParametersOf<P> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParametersOf<`/${Rest}`>
  : P extends `${string}$${infer Name}`
    ? Name
    : never

/** Addresses that need nothing but these parameters, or none. */
type PathWith<Name extends string> = { [P in Path]: ParametersOf<P> extends Name ? P : never }[Path]

/** An address without a parameter. */
export type ScreenPath = PathWith<never>

/** Pages of single listings. */
export type DetailPath = Extract<PathWith<'slug'>, `${string}/$slug`>

/** Where it is explored. */
export interface ExplorePaths {
  /** What was found; without other paths, also all of it and what there is of a category. */
  list: ExplorePath
  all?: ExplorePath
  category?: ExplorePath
  /** Without one it is looked for in a list alone. */
  map?: ExplorePath
  /** The form in which one says what one looks for; without one it is looked for where everything is. */
  filters?: ExplorePath
}
type ExplorePath = Extract<ScreenPath, `/${string}/${string}`>

/** Where what was booked of it is shown: the list, one booking, and where one says how it was. */
export interface BookingPaths {
  list: Extract<ScreenPath, `/${string}/my-bookings`>
  one: Extract<PathWith<'unique_booking_id'>, `/${string}/my-bookings/$unique_booking_id`>
  rate: Extract<PathWith<'unique_booking_id'>, `/${string}/rate-booking/$unique_booking_id`>
}

/** Where one goes on the way to a booking; a listing that an address does not name is the one in the cart. */
export interface CheckoutPaths {
  choose: Extract<PathWith<'slug'>, `${string}/$slug${string}`>
  review: Extract<PathWith<'slug'>, `/${string}/${string}`>
  checkout: Extract<PathWith<'slug'>, `/${string}/checkout`>
}
