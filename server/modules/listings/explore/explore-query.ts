import * as v from 'valibot'
import { type Categories, NEW } from '#contract/explore/categories.ts'
import { type Filters, filtersSchema } from '#contract/explore/filters.ts'
import type { exploreEntries } from '#contract/explore/request.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Holder, RequestedTime } from '../listed-vertical.ts'
import type { Point } from '../repo.ts'
import { type Area, areaAround, areaOf } from './area.ts'
import { type Order, orderOf } from './order.ts'

/** An explore query, in whichever form it was requested. */
export interface ExploreQuery {
  vertical: VerticalId
  kind: string
  /** The requested time. The vertical decides which part of it matters. */
  time?: RequestedTime
  /** The person who searches. What they hold themselves counts as free. */
  whose?: Holder
  area: Area
  /** The point from which distances are measured. */
  from: Point
  filters: Readonly<Filters>
  order: Order
  /** Categories by id or slug; empty: all. */
  categories: readonly (number | string)[]
  /** Whether only listings of the last weeks are found. */
  isNew: boolean
  /** The words of the search; empty: any listing. */
  text: string
}

/** The request for exploring a vertical. */
export type ExploreRequest = Partial<
  v.InferOutput<v.ObjectSchema<ReturnType<typeof exploreEntries>, undefined>>
>

/** The radius of a search without a map, in metres. */
const NEAR_METRES = 60_000

/** Reads an explore query out of a request, in either of its forms. */
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

/** The wanted categories. An id may come as text, out of an address. */
function listOf(categories: Categories = []): (number | string)[] {
  const chosen = Array.isArray(categories) ? categories : [categories]
  return chosen.map((it) => (/^\d{1,15}$/.test(String(it)) ? Number(it) : it))
}
