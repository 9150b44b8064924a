import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { toWire } from '#contract/money.ts'
import { useAskToLogIn } from '#src/core/account/login-intent/use-ask-to-log-in.ts'
import { usePerson } from '#src/core/account/person.ts'
import { ActionBar, Column, Columns, Panel, StepFrame } from '#src/core/checkout/frame.tsx'
import { useFormatters } from '#src/core/checkout/perks/use-formatters.ts'
import { useDraft } from '#src/core/checkout/use-draft.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { AddedTo } from '#src/core/slots/addons/added-to.tsx'
import { wholeOf } from '#src/core/slots/chosen-service.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { momentAt } from '#src/lib/dates.ts'
import { ButtonLink, QuietChoice } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StoreLink } from '../store-link.ts'
import { NothingChosen } from './nothing-chosen.tsx'
import { soldVisits } from './sold-visits.ts'
import { type ChosenVisit, withAdded, withoutService } from './visit.ts'
import { VisitSum } from './visit-sum.tsx'
import { whoDoes } from './who-does.ts'

/** The screen with the visit that is chosen and not booked yet; below it the drafts of other verticals. */
export function CartScreen({ children }: { children: ReactNode }) {
  const { t } = useSpeech()
  const draft = useDraft(soldVisits)
  return (
    <StepFrame title={t('visit.cart')}>
      {draft === undefined ? (
        <Skeleton height="220px" borderRadius="card" />
      ) : draft ? (
        <Cart draft={draft}>{children}</Cart>
      ) : (
        <>
          <NothingChosen />
          {children}
        </>
      )}
    </StepFrame>
  )
}

function Cart({ draft, children }: { draft: Draft<ChosenVisit>; children: ReactNode }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const words = useFormatters()
  const askToLogIn = useAskToLogIn()
  const isGuest = usePerson().token === undefined
  const { listing, chosen } = draft
  const { slug, title, timezone } = listing
  return (
    <Columns>
      <Column>
        <div>
          <chakra.h2 fontSize="20" fontWeight="bold">
            <StoreLink to="/reserve-and-relax/store/$slug" params={{ slug }}>
              <bdi>{title}</bdi>
            </StoreLink>
          </chakra.h2>
          {chosen.start && (
            <chakra.p color="muted" fontSize="14">
              {momentAt(chosen.start, timezone, language?.code ?? 'en')}
            </chakra.p>
          )}
        </div>
        <Panel>
          <List>
            {chosen.services.map((it) => (
              <li key={it.id}>
                <chakra.div minWidth="0" flex="1">
                  <chakra.p fontWeight="semibold">
                    <bdi>{it.name}</bdi>
                  </chakra.p>
                  <chakra.p color="muted" fontSize="14">
                    {whoDoes(draft, it, words)}
                  </chakra.p>
                  <AddedTo
                    service={it}
                    currency={listing.currency}
                    onChange={(addons) =>
                      void soldVisits.drafts.change((now) => now && withAdded(now, it.id, addons))
                    }
                  />
                </chakra.div>
                <b dir="ltr">{money(toWire(wholeOf(it, listing.currency).price, listing.currency))}</b>
                <IconButton
                  type="button"
                  aria-label={t('visit.removeOf', { name: it.name })}
                  onClick={() => void soldVisits.drafts.change((now) => withoutService(now, it.id))}
                >
                  <X size={20} strokeWidth={1.75} aria-hidden />
                </IconButton>
              </li>
            ))}
          </List>
        </Panel>
        {isGuest && (
          <div>
            <QuietChoice type="button" onClick={() => askToLogIn({ why: 'cart' })}>
              {t('checkout.logInToBook')}
            </QuietChoice>
          </div>
        )}
        {children}
      </Column>
      <ActionBar>
        <VisitSum draft={draft} />
        <ButtonLink to={chosen.start ? soldVisits.paths.review : soldVisits.paths.choose} params={{ slug }}>
          {t(chosen.start ? 'checkout.title' : 'visit.chooseTime')}
        </ButtonLink>
      </ActionBar>
    </Columns>
  )
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', paddingBlock: '3' },
    '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'line' },
  },
})
