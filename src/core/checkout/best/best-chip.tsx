import { chakra } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import { toWire } from '#contract/money.ts'
import type { BillView } from '#src/core/checkout/bill/use-bill.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { useMoney } from '#src/core/money/use-money.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { connection } from '#src/data/connection/report.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { useBest } from './use-best.ts'

interface Props {
  of: Sold
  draft: Draft
  view: BillView
}

const reasons = () => import('./best-reasons.tsx')

/** Suggests the perks that save most, with a tap to use them and one to see why; none is used by itself. */
export function BestChip({ of, draft, view }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const isOnline = useObserved(connection) === 'online'
  const best = useBest(of, draft, view)
  const why = useLazyPart<Awaited<ReturnType<typeof reasons>>>()
  const { currency } = draft.listing
  if (!best || best.saves + best.pays === 0) return null
  const use = () => void of.drafts.change((now) => now && { ...now, perks: { ...now.perks, ...best.perks } })
  const parts = [
    best.saves > 0 && t('best.saves', { amount: money(toWire(best.saves, currency)) }),
    best.pays > 0 && t('best.pays', { amount: money(toWire(best.pays, currency)) }),
    !isOnline && t('best.estimate'),
  ]
  return (
    <Chip role="status">
      <Sparkles size={20} strokeWidth={1.75} aria-hidden />
      <chakra.span flex="1 1 12ch">
        <b>{t(best.isUsed ? 'best.used' : 'best.title')}</b> {parts.filter(Boolean).join(' · ')}
      </chakra.span>
      <chakra.span display="flex" gap="2">
        {!best.isUsed && (
          <QuietButton type="button" aria-label={t('best.useIt')} onClick={use}>
            {t('best.use')}
          </QuietButton>
        )}
        <QuietButton
          type="button"
          aria-haspopup="dialog"
          aria-label={t('best.whyIt')}
          onClick={() => why.ask(reasons)}
        >
          {t('best.why')}
        </QuietButton>
      </chakra.span>
      {why.part && <why.part.BestReasons reasons={best.reasons} currency={currency} onClosed={why.leave} />}
    </Chip>
  )
}

const Chip = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    padding: '3',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'gold',
    background: 'card',
    '& > svg': { flex: 'none', color: 'gold' },
  },
})
