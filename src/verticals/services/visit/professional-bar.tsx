import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import type { Professional } from '#contract/entities/professional.ts'
import { wireSubtotalOf } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { Button } from '#src/ui/button.tsx'
import { soldVisits } from './sold-visits.ts'
import { doersOf, withPeople } from './visit.ts'
import { VisitSum } from './visit-sum.tsx'

interface Props {
  professional: Professional
  onChosen: (isChosen: boolean) => void
}

/** The visit that is chosen where a professional works, and the button that leads to their free slots. */
export function ProfessionalBar({ professional: { id, stores }, onChosen }: Props) {
  const { t } = useSpeech()
  const router = useRouter()
  const { drafts, paths } = soldVisits
  const draft = useObserved(drafts.current)
  const isChosen = stores.some(({ slug }) => slug === draft?.listing.slug)
  useLayoutEffect(() => onChosen(isChosen), [isChosen, onChosen])
  if (!draft || !isChosen) return
  const goOn = async () => {
    const theirs = doersOf(draft.chosen).find((it) => it.id === id)?.does ?? []
    await drafts.change((now) => now && withPeople(now, new Map(theirs.map((it) => [it.id, id]))))
    await router.navigate({ to: paths.choose, params: { slug: draft.listing.slug } })
  }
  return (
    <PriceBar price={wireSubtotalOf(soldVisits, draft)} instead={() => <VisitSum draft={draft} />}>
      <Button type="button" onClick={() => void goOn()}>
        {t('visit.chooseTime')}
      </Button>
    </PriceBar>
  )
}
