import { useSpeech } from '#src/core/language/language.tsx'
import { LateDrawing } from '#src/core/late-drawing.tsx'
import type { Location } from '#src/core/location/location.ts'
import { Blank } from '#src/ui/blank.tsx'
import { NothingNear } from './nothing-near.tsx'

/** Says why a home screen has no strips, and where to look instead. */
export function NoStrips({ elsewhere }: { elsewhere: Location | null }) {
  const { t } = useSpeech()
  if (elsewhere) return <NothingNear elsewhere={elsewhere} />
  return (
    <Blank
      level="h2"
      drawing={<LateDrawing of="spyglass" />}
      title={t('home.emptyTitle')}
      text={t('home.empty')}
    />
  )
}
