import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect, useMemo } from 'react'
import { chooseCategory } from '#contract/explore/categories.ts'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { type Location, useChosenLocation } from '#src/core/location/location.ts'
import { type ExploreAddress, onTheSpot } from './address.ts'
import { isUnfiltered, locationOf, noFilters, withCategories, withFilters } from './address-parts.ts'
import { type ExploreQuery, exploreQueryOf } from './explore-query.ts'
import type { ChosenFilters, Explored, WhenDialogProps } from './explored.ts'
import { noteDefaultFilters } from './session-flag.ts'
import { type TimeChoice, withTimeChoice } from './when/when.ts'

export interface Exploring {
  address: ExploreAddress
  /** Replaces the address as the search changes, without a step back for each change. */
  onAddress: (address: ExploreAddress) => void
  exploreQuery: ExploreQuery
  /** The location that is searched: the one in the address, else the one chosen on this device. */
  location: Location | undefined
  isNarrowed: boolean
  chooseCategory: (slug: string) => void
  narrow: (filters: ChosenFilters, categories: readonly string[]) => void
  clear: () => void
  chooseWhen: (when: TimeChoice | undefined) => void
  /** The dialog for a time, while it is open. */
  whenDialog: ComponentType<WhenDialogProps> | undefined
  askWhen: () => void
  leaveWhen: () => void
}

/** The explore query in the address, and the functions that change it. */
export function useExploring(of: Explored): Exploring {
  // The object stays the same until one of its values changes: a moving map changes the address all the time.
  const address: ExploreAddress = useSearch({ strict: false })
  const navigate = useNavigate()
  const onAddress = useCallback(
    (search: ExploreAddress) => void navigate({ to: '.', search, ...onTheSpot }),
    [navigate],
  )
  const chosen = useChosenLocation()
  const { part, ask, leave } = useLazyPart<ComponentType<WhenDialogProps>>()
  const exploring = useMemo(() => {
    const exploreQuery = exploreQueryOf(of, address)
    return {
      address,
      onAddress,
      exploreQuery,
      location: locationOf(address) ?? chosen,
      isNarrowed: !isUnfiltered(of.filtering, exploreQuery.filters),
      chooseCategory: (slug: string) =>
        onAddress(withCategories(address, chooseCategory(exploreQuery.categories, slug))),
      narrow: (filters: ChosenFilters, categories: readonly string[]) =>
        onAddress(withCategories(withFilters(of.filtering, address, filters), categories)),
      clear: () => onAddress(withCategories(withFilters(of.filtering, address, noFilters(of.filtering)), [])),
      chooseWhen: (when: TimeChoice | undefined) =>
        onAddress(withTimeChoice(address, of.timeFilter?.names ?? [], when)),
      whenDialog: part,
      askWhen: () => of.timeFilter && ask(of.timeFilter.dialog),
      leaveWhen: leave,
    }
  }, [of, address, onAddress, chosen, part, ask, leave])
  const { isNarrowed } = exploring
  useEffect(() => noteDefaultFilters(!isNarrowed), [isNarrowed])
  return exploring
}
