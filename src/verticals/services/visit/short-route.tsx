import { Navigate } from '@tanstack/react-router'
import { StepFrame } from '#src/core/checkout/frame.tsx'
import { useDraft } from '#src/core/checkout/use-draft.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { soldVisits } from './sold-visits.ts'

const steps = {
  'staff-select': '/reserve-and-relax/store/$slug/booking/staff-select',
  'select-slot': soldVisits.paths.choose,
  summary: soldVisits.paths.review,
  checkout: soldVisits.paths.checkout,
} as const

/** A step of a booking whose address names no store: it means the store of the draft. */
type ShortStep = keyof typeof steps
export const isShortStep = (step: string): step is ShortStep => Object.hasOwn(steps, step)

/** Leads on to the step's address with the store. */
export function ShortRoute({ step }: { step: ShortStep }) {
  const { t } = useSpeech()
  const draft = useDraft(soldVisits)
  if (draft === undefined)
    return (
      <StepFrame title={t('visit.cart')}>
        <Skeleton height="220px" borderRadius="card" />
      </StepFrame>
    )
  if (draft === null) return <Navigate to="/cart" replace />
  return <Navigate to={steps[step]} params={{ slug: draft.listing.slug }} replace />
}
