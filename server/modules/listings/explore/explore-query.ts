import * as v from 'valibot'
import { type Categories, NEW } from '#contract/explore/categories.ts'
import { type Filters, filtersSchema } from '#contract/explore/filters.ts'
import type { exploreEntries } from '#contract/explore/request.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Holder, RequestedTime } from '../listed-vertical.ts'
import type { Point } from '../repo.ts'
import { type Area, areaAround, areaOf } from './area.ts'
import { type Order, orderOf } from './order.ts'

/** What is looked for, in whichever way it was asked. */
export interface ExploreQuery {
  vertical: VerticalId
  kind: string
  /** The requested time; the vertical knows what of it matters. */
  time?: RequestedTime
  /** What they hold themselves is free to them. */
  whose?: Holder
  area: Area
  /** Distances are reckoned from here. */
  from: Point
  filters: Readonly<Filters>
  order: Order
  /** By id or slug; none: all of them. */
  categories: readonly (number | string)[]
  /** Only what was listed lately. */
  isNew: boolean
  /** What is said of it; empty: whatever is. */
  text: string
}

/** What any vertical may be asked to be explored by. */
export type ExploreRequest = Partial<
  v.InferOutput<v.ObjectSchema<ReturnType<typeof exploreEntries>, undefined>>
>

/** As far as one goes for something, in metres, where no map says how far. */
const NEAR_METRES = 60_000

/** The one reading of both ways to ask. */
export function exploreQueryOf(
  of: Pick<ExploreQuery, 'vertical' | 'kind' | 'time' | 'whose'>,
  asked: ExploreRequest,
  home: Point,
): ExploreQuery {
  const area = asked.bounds && areaOf(asked.bounds)
  const from = pointOf(asked) ?? area?.centre ?? home
  const filters = filtersOf(asked)
  const chosen = listOf(asked.category ?? asked.categories)
  const isNew = chosen.includes(NEW)
  return {
    ...of,
    area: area ?? areaAround(from, NEAR_METRES),
    from,
    filters,
    order: orderOf(filters, isNew),
    categories: isNew ? [] : chosen,
    isNew,
    text: asked.search_value ?? '',
  }
}

function pointOf({ location, latitude, longitude }: ExploreRequest): Point | undefined {
  if (location) return { latitude: location.latitude, longitude: location.longitude }
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

function filtersOf({ filter, filters, isFiltered }: ExploreRequest): Readonly<Filters> {
  return v.parse(filtersSchema, isFiltered === false ? {} : (filter ?? filters ?? {}))
}

/** An id may have come as text, out of an address. */
function listOf(categories: Categories = []): (number | string)[] {
  const chosen = Array.isArray(categories) ? categories : [categories]
  return chosen.map((it) => (/^\d{1,15}$/.test(String(it)) ? Number(it) : it))
}
