import { chakra } from '@chakra-ui/react'
import type { BestReason, ChosenKind } from '#contract/bill/best.ts'
import { type Currency, type Minor, toWire } from '#contract/money.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { Dialog } from '#src/ui/dialog.tsx'

interface Props {
  reasons: readonly BestReason[]
  currency: Currency
  onClosed: () => void
}

const kinds: Readonly<Record<ChosenKind, TextKey>> = {
  coupon: 'coupon.title',
  membership: 'membership.title',
  gift_card: 'giftCard.title',
}

/** Says why one perk of each kind is best, and the others are not. */
export function BestReasons({ reasons, currency, onClosed }: Props) {
  const { t } = useSpeech()
  const shown = (['coupon', 'membership', 'gift_card'] as const)
    .map((kind) => ({ kind, all: reasons.filter((it) => it.kind === kind) }))
    .filter(({ all }) => all.length > 0)
  return (
    <Dialog title={t('best.whyIt')} closeLabel={t('app.close')} onClosed={onClosed}>
      <chakra.div display="grid" gap="4">
        {shown.map(({ kind, all }) => (
          <section key={kind}>
            <chakra.h3 fontSize="14" fontWeight="semibold" color="muted">
              {t(kinds[kind])}
            </chakra.h3>
            <List>
              {all.map((it) => (
                <li key={it.id}>
                  <b>
                    <bdi>{it.name}</bdi>
                  </b>
                  <chakra.p color="muted">
                    <InWords reason={it} currency={currency} />
                  </chakra.p>
                </li>
              ))}
            </List>
          </section>
        ))}
        <chakra.p fontSize="14">{t('best.free')}</chakra.p>
      </chakra.div>
    </Dialog>
  )
}

function InWords({ reason, currency }: { reason: BestReason; currency: Currency }) {
  const { t } = useSpeech()
  const money = useMoney()
  const said = (amount: Minor) => money(toWire(amount, currency))
  switch (reason.why) {
    case 'used':
      return t(reason.kind === 'gift_card' ? 'best.whyPays' : 'best.whyUsed', { amount: said(reason.amount) })
    case 'beaten':
      return t('best.whyBeaten', { by: reason.by, amount: said(reason.amount) })
    case 'kept':
      return t('best.whyKept', { amount: said(reason.amount) })
    case 'refused':
      return reason.message
    case 'nothing_left':
      return t('best.whyNothing')
  }
}

const List = chakra('ul', { base: { listStyle: 'none', '& > li': { paddingBlock: '2' } } })
