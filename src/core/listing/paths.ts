import type { RegisteredRouter } from '@tanstack/react-router'
import type { RoutePaths } from '@tanstack/router-core'

/**
 * Every address that has a screen: a file in `src/routes` adds one, and a link to anything else does not
 * compile.
 */
type Path = WithoutSlash<RoutePaths<RegisteredRouter['routeTree']>>

/** A route that has routes below it is written with a slash at its end; a link to it is not. */
type WithoutSlash<P> = P extends `${infer Before}/` ? (Before extends '' ? '/' : Before) : P

type ParametersOf<P> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParametersOf<`/${Rest}`>
  : P extends `${string}$${infer Name}`
    ? Name
    : never

/** Addresses with only these parameters, or none. */
type PathWith<Name extends string> = { [P in Path]: ParametersOf<P> extends Name ? P : never }[Path]

/** An address without a parameter. */
export type ScreenPath = PathWith<never>

/** The pages of single listings. */
export type DetailPath = Extract<PathWith<'slug'>, `${string}/$slug`>

/** The screens on which a vertical is explored. */
export interface ExplorePaths {
  /** The results; without other paths, also all listings and those of a category. */
  list: ExplorePath
  all?: ExplorePath
  category?: ExplorePath
  /** The map; without one there is only the list. */
  map?: ExplorePath
  /** The search form; without one, the search of all verticals is used. */
  filters?: ExplorePath
}
type ExplorePath = Extract<ScreenPath, `/${string}/${string}`>

/** The screens of a vertical's bookings: the list, one booking, and its rating. */
export interface BookingPaths {
  list: Extract<ScreenPath, `/${string}/my-bookings`>
  one: Extract<PathWith<'unique_booking_id'>, `/${string}/my-bookings/$unique_booking_id`>
  /** Missing where a vertical asks for no ratings. */
  rate?: Extract<PathWith<'unique_booking_id'>, `/${string}/rate-booking/$unique_booking_id`>
}

/** The screens on the way to a booking; an address without a listing means the one in the draft. */
export interface CheckoutPaths {
  choose: Extract<PathWith<'slug'>, `${string}/$slug${string}`>
  review: Extract<PathWith<'slug'>, `/${string}/${string}`>
  checkout: Extract<PathWith<'slug'>, `/${string}/checkout`>
}
