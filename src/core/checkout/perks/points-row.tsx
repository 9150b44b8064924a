import { chakra } from '@chakra-ui/react'
import { isLineCode } from '#contract/bill/bill.ts'
import { type OwnPoints, ownPoints } from '#contract/bill/perks.ts'
import type { BillView } from '#src/core/checkout/bill/use-bill.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { Switch } from '#src/ui/switch.tsx'

interface Props {
  of: Sold
  draft: Draft
  view: BillView
}

/**
 * Bonus points and cashback, which apply by themselves: of each how much is used, what is left, and a switch to
 * keep it.
 */
export function PointsRow({ of, draft, view: { bill, points } }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  if (points.length === 0) return null
  const usedOf = (code: string) => bill.lines.find((it) => it.code === code)?.amount ?? 0
  const { keeps = [] } = draft.perks
  const keep = (code: OwnPoints, isKept: boolean) => {
    const others = keeps.filter((it) => it !== code)
    const kept = isKept ? [...others, code] : others
    void of.drafts.change((now) => now && { ...now, perks: { ...now.perks, keeps: kept } })
  }
  return (
    <List>
      {points.map(({ code, balance }) => {
        const used = usedOf(code)
        const name = t(isLineCode(code) ? `bill.${code}` : 'bill.other')
        const left = money(balance - used)
        const own = ownPoints.find((it) => it === code)
        return (
          <li key={code}>
            {own && (
              <Switch
                label={t(`points.keep.${own}`)}
                checked={keeps.includes(own)}
                onChange={(isKept) => keep(own, isKept)}
              />
            )}
            <p>
              {used > 0
                ? t('points.used', { name, used: money(used), left })
                : t('points.have', { name, left })}
            </p>
          </li>
        )
      })}
    </List>
  )
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    borderRadius: 'control',
    background: 'card',
    boxShadow: 'float',
    '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'line' },
    '& label': { fontWeight: 'bold' },
    '& p': {
      marginBlockStart: '-8px',
      paddingInline: '4',
      paddingBlockEnd: '3',
      color: 'muted',
      fontSize: '14',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
