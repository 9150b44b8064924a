import { useQuery } from '@tanstack/react-query'
import type { VerticalId } from '#contract/verticals.ts'
import { home } from '#src/core/home/queries.ts'
import { Strips } from '#src/core/home/strips.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useChosenLocation } from '#src/core/location/location.ts'

/** The number of strips: enough to show that there is more. */
const STRIPS = 2

/** Other listings of a vertical, for a person who came to one that is gone. */
export function Instead({ vertical }: { vertical: VerticalId }) {
  const { language } = useSpeech()
  const location = useChosenLocation()
  const { data } = useQuery({
    ...home.vertical(vertical, language?.code ?? '', location),
    enabled: language !== undefined,
  })
  if (!data?.strips.length) return null
  return <Strips strips={data.strips.slice(0, STRIPS)} elsewhere={null} />
}
