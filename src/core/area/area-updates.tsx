import { useEffect } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { savedAreas } from '#src/data/area/page-areas.ts'
import { connection } from '#src/data/connection/report.ts'

/** Saved areas are finished and read anew while there is a network. */
export function AreaUpdates() {
  const { language } = useSpeech()
  const isOnline = useObserved(connection) === 'online'
  useEffect(() => {
    // What does not come now comes with the next start.
    if (isOnline && language) savedAreas.update(language.code).catch(() => {})
  }, [isOnline, language])
  return null
}
