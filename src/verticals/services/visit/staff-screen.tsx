import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Store } from '#contract/entities/store.ts'
import { ActionBar, Column, Columns } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { PeopleOfServices } from '#src/core/slots/people-of-services.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { soldVisits } from './sold-visits.ts'
import { StaffList } from './staff-list.tsx'
import { type ChosenVisit, doersOf, withPeople, withPerson } from './visit.ts'
import { VisitHead } from './visit-head.tsx'
import { VisitStep } from './visit-step.tsx'
import { VisitSum } from './visit-sum.tsx'

/**
 * The screen on which professionals are chosen: anybody, one for all, or one for each service. It is skipped
 * where only one could do it.
 */
export function StaffScreen({ slug }: { slug: string }) {
  const { t } = useSpeech()
  return (
    <VisitStep slug={slug} title={t('visit.chooseStaff')}>
      {(store, draft) =>
        doersOf(draft.chosen).length > 1 ? (
          <ChoosingStaff store={store} draft={draft} />
        ) : (
          <Navigate to={soldVisits.paths.choose} params={{ slug }} replace />
        )
      }
    </VisitStep>
  )
}

function ChoosingStaff({ store, draft }: { store: Store; draft: Draft<ChosenVisit> }) {
  const { t } = useSpeech()
  const { drafts, paths } = soldVisits
  const { services } = draft.chosen
  const [first] = services
  const isOne = services.every((it) => it.professional_id === first?.professional_id)
  const [isEach, setEach] = useState(!isOne)
  return (
    <Columns>
      <Column>
        <VisitHead draft={draft} />
        <StaffList
          draft={draft}
          people={store.professionals}
          chosen={isEach ? 'each' : (first?.professional_id ?? null)}
          onChoose={(choice) => {
            setEach(choice === 'each')
            if (choice !== 'each') void drafts.change((now) => now && withPerson(now, choice))
          }}
        />
        {isEach && (
          <PeopleOfServices
            services={services}
            people={store.professionals}
            onChoose={(id, by) => void drafts.change((now) => now && withPeople(now, new Map([[id, by]])))}
          />
        )}
      </Column>
      <ActionBar>
        <VisitSum draft={draft} />
        <ButtonLink to={paths.choose} params={{ slug: store.slug }}>
          {t('visit.chooseTime')}
        </ButtonLink>
      </ActionBar>
    </Columns>
  )
}
