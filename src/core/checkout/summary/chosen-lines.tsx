import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import { toWire } from '#contract/money.ts'
import { amountOf } from '#src/core/checkout/cart.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import type { Draft } from '#src/data/checkout/draft.ts'

/** What was chosen, line by line, and the way back to choosing. */
export function ChosenLines({ of, draft: { lines, listing } }: { of: Sold; draft: Draft }) {
  const { t } = useSpeech()
  const money = useMoney()
  return (
    <section>
      <List>
        {lines.map((it) => (
          <Line key={it.id}>
            <chakra.span minWidth="0">
              <b>
                <bdi>{it.name}</bdi>
              </b>
              <Each dir="ltr">
                {it.quantity} × {money(it.price)}
              </Each>
            </chakra.span>
            <Sum dir="ltr">{money(toWire(amountOf(it, listing.currency), listing.currency))}</Sum>
          </Line>
        ))}
      </List>
      <Change to={of.paths.choose} params={{ slug: listing.slug }}>
        {t('checkout.change')}
      </Change>
    </section>
  )
}

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '3' } })

const Line = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: '4',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Each = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: '14', _rtl: { textAlign: 'end' } },
})

const Sum = chakra('b', { base: { flex: 'none' } })

const Change = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      color: 'accent',
      fontWeight: 'semibold',
      fontSize: '14',
      textDecoration: 'none',
    },
  }),
)
