import { StepFrame } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { HandoverSkeleton } from './handover-skeleton.tsx'

/** The screen while it is not known yet how something is handed over. */
export function HandoverLoading() {
  const { t } = useSpeech()
  return (
    <StepFrame title={t('app.loading')}>
      <div aria-busy="true">
        <HandoverSkeleton />
      </div>
    </StepFrame>
  )
}
