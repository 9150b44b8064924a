import { chakra } from '@chakra-ui/react'
import { isLineCode } from '#contract/bill/bill.ts'
import type { WireBill } from '#contract/bill/wire.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { savedBy } from './saved-by.ts'

type Line = WireBill['lines'][number]

interface Props {
  bill: WireBill
  subtotal: string
  /** Names of cards and coupons, by the code of their line. */
  names?: Readonly<Record<string, string | undefined>>
  /** Whether nothing of the bill is to be paid any more. */
  isSettled?: boolean
}

/** A bill in which every line says what it is and how its amount comes about; what one saves is said once. */
export function BillLines({ bill, subtotal, names = {}, isSettled = false }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const saved = savedBy(bill.lines)
  return (
    <List>
      <Row>
        <dt>{subtotal}</dt>
        <dd dir="ltr">{money(bill.subtotal)}</dd>
      </Row>
      {bill.lines.map((it) => (
        <Discount key={it.code} line={it} name={names[it.code]} />
      ))}
      <Row data-total>
        <dt>
          {t(isSettled ? 'bill.total' : 'bill.toPay')}
          {saved > 0 && <Saved>{t('bill.saved', { amount: money(saved) })}</Saved>}
        </dt>
        <dd dir="ltr">{money(bill.total)}</dd>
      </Row>
      {bill.wallet > 0 && (
        <Row>
          <dt>{t('bill.wallet')}</dt>
          <dd dir="ltr">
            {!isSettled && '−'}
            {money(bill.wallet)}
          </dd>
        </Row>
      )}
      {bill.wallet > 0 && bill.payable > 0 && (
        <Row data-left={!isSettled || undefined}>
          <dt>{t(isSettled ? 'bill.rest' : 'bill.left')}</dt>
          <dd dir="ltr">{money(bill.payable)}</dd>
        </Row>
      )}
    </List>
  )
}

function Discount({ line, name }: { line: Line; name: string | undefined }) {
  const { t } = useSpeech()
  const money = useMoney()
  const why = useWhy()(line)
  return (
    <Row>
      <dt>
        {t(isLineCode(line.code) ? `bill.${line.code}` : 'bill.other')}{' '}
        {name !== undefined && <bdi>{name}</bdi>}
        {why !== undefined && <Why>{why}</Why>}
      </dt>
      <chakra.dd dir="ltr" color="green">
        −{money(line.amount)}
      </chakra.dd>
    </Row>
  )
}

/** Says how a discount was calculated. */
function useWhy() {
  const { t, language } = useSpeech()
  const money = useMoney()
  return ({ rate, of, cap, amount }: Line): string | undefined => {
    const number = new Intl.NumberFormat(language?.code ?? 'en', { maximumFractionDigits: 2 })
    if (rate !== undefined) {
      const values = { rate: number.format(rate), of: money(of) }
      return cap === undefined
        ? t('bill.percent', values)
        : t('bill.percentCap', { ...values, cap: money(cap) })
    }
    return cap !== undefined && cap > amount ? t('bill.cap', { cap: money(cap) }) : undefined
  }
}

const List = chakra('dl', { base: { display: 'grid', gap: '3' } })

const Row = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    '& > dt': { minWidth: 0 },
    '& > dd': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
    '&[data-left]': { fontWeight: 'bold' },
    '&[data-total]': {
      paddingBlockStart: '3',
      borderBlockStartWidth: '1px',
      borderColor: 'line',
      fontWeight: 'bold',
      '& > dd': { fontSize: '20', lineHeight: '1.2' },
    },
  },
})

const Why = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: '14', lineHeight: '1.35' },
})

const Saved = chakra('span', {
  base: { display: 'block', color: 'green', fontSize: '14', fontWeight: 'semibold', lineHeight: '1.35' },
})
