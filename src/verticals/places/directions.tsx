import { Navigation } from 'lucide-react'
import type { Place } from '#contract/entities/place.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { Button } from '#src/ui/button.tsx'

/** The button that opens directions in an app of one's choice. */
export function DirectionsButton({ place }: { place: Place }) {
  const { t } = useSpeech()
  const { part, ask, leave } = useLazyPart<typeof import('./directions-dialog.tsx')>()
  return (
    <>
      <Button
        type="button"
        aria-haspopup="dialog"
        onClick={() => ask(() => import('./directions-dialog.tsx'))}
      >
        <Navigation size={18} strokeWidth={1.75} aria-hidden />
        {t('detail.directions')}
      </Button>
      {part && <part.DirectionsDialog place={place} onClosed={leave} />}
    </>
  )
}
