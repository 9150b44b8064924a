import { chakra } from '@chakra-ui/react'
import type { Ticket } from '#contract/entities/ticket.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { Stepper } from '#src/ui/stepper.tsx'
import { useTicketState } from './use-ticket-state.ts'

interface Props {
  ticket: Ticket
  timezone: string
  quantity: number
  onMore: () => void
  onFewer: () => void
}

/** A type of ticket, with buttons for the number of tickets. */
export function TicketRow({ ticket, timezone, quantity, onMore, onFewer }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const { name, description, price, sales, remaining, most_per_order } = ticket
  const state = useTicketState(ticket, timezone)
  const isSold = sales.state === 'on_sale'
  const isAll = remaining !== null && quantity >= remaining
  const isMost = quantity >= most_per_order
  return (
    <Row data-off={!isSold || undefined}>
      <chakra.div minWidth="0" flex="1">
        <chakra.p fontWeight="semibold">
          <bdi>{name}</bdi>
        </chakra.p>
        {description && (
          <chakra.p color="muted" fontSize="14" lineHeight="1.4">
            <bdi>{description}</bdi>
          </chakra.p>
        )}
        <Price dir="ltr">{price === 0 ? t('card.free') : money(price)}</Price>
        {state && <State>{state}</State>}
        <div role="status">
          {quantity > 0 && (isAll || isMost) && (
            <State>{isAll ? t('tickets.noMore') : t('tickets.most', { n: most_per_order })}</State>
          )}
        </div>
      </chakra.div>
      {(isSold || quantity > 0) && (
        <Stepper
          quantity={quantity}
          isFull={!isSold || isAll || isMost}
          words={{
            add: t('tickets.add'),
            addOf: t('tickets.addOf', { name }),
            more: t('tickets.moreOf', { name }),
            fewer: t('tickets.fewerOf', { name }),
            chosen: t('tickets.chosenOf', { n: quantity, name }),
          }}
          onMore={onMore}
          onFewer={onFewer}
        />
      )}
    </Row>
  )
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '4',
    '&[data-off] b': { color: 'muted', fontWeight: 'normal' },
  },
})

const Price = chakra('b', {
  base: {
    display: 'block',
    paddingBlockStart: '1',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    _rtl: { textAlign: 'end' },
  },
})

const State = chakra('p', { base: { color: 'amber', fontSize: '14', fontWeight: 'semibold' } })
