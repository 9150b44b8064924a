import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import type { SentOrder } from '#src/data/checkout/order.ts'
import { orderBook } from '#src/data/checkout/page-checkout.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { inProgressWhile } from '#src/lib/in-progress.ts'
import { Blank } from '#src/ui/blank.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { TicketsDrawing } from '#src/ui/drawings/tickets.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StepFrame } from './frame.tsx'
import type { Sold } from './sold.ts'
import { orderIsOnScreen } from './unfinished-order/on-screen.ts'
import { useDraft } from './use-draft.ts'

interface Props {
  of: Sold
  /** The listing that is ordered; without one, whichever was chosen. */
  slug?: string | undefined
  title: string
  /** Whether an order leaves from this very screen, which then tells its outcome itself. */
  isPlacing?: boolean
  children: (draft: Draft) => ReactNode
}

/**
 * Shows a checkout step while its draft can be ordered; else what became of the order, or that nothing is
 * chosen.
 */
export function CheckoutGate({ of, slug, title, isPlacing = false, children }: Props) {
  const { t } = useSpeech()
  const { path } = useVerticals()[of.vertical]
  const draft = useDraft(of, slug)
  const last = useObserved(orderBook.last)
  useClearedWhenPlaced(of, draft, last)
  // While somebody pays, no update and no emptied cache may reload the page.
  useEffect(() => inProgressWhile(() => true), [])
  const orders = useLoaded(() => import('./pay/order-screen.tsx'))
  const isOurs = last?.vertical === of.vertical
  // The order of another vertical is shown by the bar that is on every screen.
  const isTold = orders !== undefined && (isOurs || last?.state === 'placed' || !last)
  useEffect(() => {
    orderIsOnScreen.set(isTold)
    return () => orderIsOnScreen.set(false)
  }, [isTold])
  const isOpen = isOurs && last.state !== 'placed'
  const isOver = isOurs && isOrderOf(last, slug) && (!draft || draft.id === last.draft)
  // Once the choice has been ordered, nothing is left to place.
  const isOrdered = (isOpen || isOver) && (!isPlacing || draft === null)
  if (last && isOrdered && orders) return <orders.OrderScreen of={of} order={last} />
  if (draft === undefined || last === undefined || isOrdered)
    return (
      <StepFrame title={title}>
        <div aria-busy="true">
          <chakra.span srOnly>{t('app.loading')}</chakra.span>
          <StepSkeleton />
        </div>
      </StepFrame>
    )
  if (draft && of.isWhole?.(draft) !== false) return children(draft)
  return (
    <StepFrame title={title}>
      <Blank
        level="h2"
        drawing={<TicketsDrawing />}
        title={t('checkout.emptyTitle')}
        text={t('checkout.emptyText')}
      >
        {slug === undefined ? (
          <ButtonLink to={path}>{t('detail.goneAction')}</ButtonLink>
        ) : (
          <ButtonLink to={of.paths.choose} params={{ slug }}>
            {t(of.texts.choose)}
          </ButtonLink>
        )}
      </Blank>
    </StepFrame>
  )
}

/** The time for which a screen that belongs to no one listing still tells of the last order. */
const TOLD_FOR_MS = 60 * 60_000

function isOrderOf({ state, slug, at }: SentOrder, asked: string | undefined): boolean {
  if (state !== 'placed') return false
  return asked === undefined ? (serverNow() ?? Date.now()) - at < TOLD_FOR_MS : slug === asked
}

/** Clears a draft that has been ordered: a page closed in between could not. */
function useClearedWhenPlaced(
  of: Sold,
  draft: Draft | null | undefined,
  last: SentOrder | null | undefined,
): void {
  const isOrdered = draft != null && last?.state === 'placed' && last.draft === draft.id
  useEffect(() => {
    if (isOrdered) void of.drafts.ordered(draft.id)
  }, [isOrdered, of, draft?.id])
}

function StepSkeleton() {
  return (
    <chakra.div display="grid" gap="4">
      <Skeleton height="92px" borderRadius="card" />
      <Skeleton height="120px" borderRadius="card" />
      <Skeleton height="204px" borderRadius="card" />
    </chakra.div>
  )
}
