import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { coordinatesText } from '#contract/coordinates.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { type MapAim, ZOOM_OF_A_FIX } from '#src/core/map/map-props.ts'
import type { Location } from './location.ts'
import { locations, type Point } from './queries.ts'
import { useDebounced } from './use-debounced.ts'

/** The name of a point is asked of an outside service: not while the map still moves. */
const SETTLE_MS = 750
/** How long a confirmed location waits for its name. */
const TIMEOUT_MS = 3_000

/** The picked location: with a name, or a point whose name is still loading. */
type Picked = Point & { text?: string }

export interface PickedLocation {
  picked: Picked | undefined
  name: { state: 'none' | 'known' | 'coming' | 'missing'; text: string }
  /** The last order to the map. */
  aim: MapAim | undefined
  /** Puts the pin somewhere else, and the map under it. */
  goTo: (picked: Picked) => void
  /** Shows something else on the map; the pin stays where it is. */
  aimAt: (aim: MapAim) => void
  /** The person moved the map. */
  movedTo: (point: Point) => void
  /** The picked location, with the best name that is to be had soon. */
  settle: () => Promise<Location | undefined>
}

/** The location under the pin, at first `start`, and its name. */
export function usePickedLocation(start: Location | undefined): PickedLocation {
  const { language } = useSpeech()
  const code = language?.code ?? ''
  const queries = useQueryClient()
  const [moved, setMoved] = useState<Picked>()
  const [aim, setAim] = useState<MapAim>()
  const picked = moved ?? start

  const nameless = picked?.text === undefined ? picked : undefined
  const settled = useDebounced(nameless, SETTLE_MS)
  const lookup = useQuery({ ...locations.nameOf(code, settled ?? nowhere), enabled: settled !== undefined })

  const goTo = useCallback((next: Picked) => {
    setMoved(next)
    setAim({ latitude: next.latitude, longitude: next.longitude, zoom: ZOOM_OF_A_FIX })
  }, [])

  async function settle(): Promise<Location | undefined> {
    if (!picked) return undefined
    const { latitude, longitude } = picked
    const inFigures = coordinatesText(picked)
    const asked = () => queries.fetchQuery(locations.nameOf(code, picked)).catch(() => inFigures)
    return { text: picked.text ?? (await soon(asked(), inFigures)), latitude, longitude }
  }

  return {
    picked,
    name: nameOf(picked, settled === nameless ? lookup : undefined),
    aim,
    goTo,
    aimAt: setAim,
    movedTo: setMoved,
    settle,
  }
}

const nowhere: Point = { latitude: 0, longitude: 0 }

type Lookup = { data: string | undefined; isError: boolean; isPaused: boolean }

function nameOf(picked: Picked | undefined, lookup: Lookup | undefined): PickedLocation['name'] {
  if (!picked) return { state: 'none', text: '' }
  if (picked.text !== undefined) return { state: 'known', text: picked.text }
  if (lookup?.data !== undefined) return { state: 'known', text: lookup.data }
  const isMissing = lookup?.isError || lookup?.isPaused
  return { state: isMissing ? 'missing' : 'coming', text: coordinatesText(picked) }
}

function soon(text: Promise<string>, otherwise: string): Promise<string> {
  return Promise.race([text, new Promise<string>((resolve) => setTimeout(resolve, TIMEOUT_MS, otherwise))])
}
