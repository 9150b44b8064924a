import { useSpeech } from '#src/core/language/language.tsx'
import type { Vertical } from '#src/core/listing/vertical.ts'
import { Blank } from '#src/ui/blank.tsx'
import { QuietLink } from '#src/ui/button.tsx'
import { LighthouseDrawing } from '#src/ui/drawings/lighthouse.tsx'

/** The home of a vertical that is not open yet, without links that would lead nowhere. */
export function OpeningSoon({ vertical }: { vertical: Vertical }) {
  const { t } = useSpeech()
  return (
    <Blank
      level="h2"
      drawing={<LighthouseDrawing />}
      title={t('services.soon')}
      text={t('services.soonText', { name: t(vertical.name) })}
    >
      <QuietLink to="/">{t('app.backHome')}</QuietLink>
    </Blank>
  )
}
