import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { timeWords } from '#src/lib/clock-words.ts'
import type { ChosenStay } from './stay-draft.ts'
import { stayTexts } from './stay-texts.ts'

/** From when to when, and what is held besides. */
export function StayMore({ draft: { chosen: stay } }: { draft: Draft<ChosenStay> }) {
  const { t, language } = useSpeech()
  const code = language?.code ?? 'en'
  const texts = stayTexts(stay.kind)
  return (
    <>
      <Rows>
        <dt>{t(texts.from)}</dt>
        <dd>{timeWords(stay.start_date, code)}</dd>
        <dt>{t(texts.until)}</dt>
        <dd>{timeWords(stay.end_date, code)}</dd>
      </Rows>
      <Deposit stay={stay} />
    </>
  )
}

/** What is held at the place: a line of its own, and no part of any total. */
export function Deposit({ stay: { security_deposit } }: { stay: ChosenStay }) {
  const { t } = useSpeech()
  const money = useMoney()
  if (security_deposit === 0) return null
  return (
    <div>
      <Rows>
        <dt>{t('trips.deposit')}</dt>
        <dd dir="ltr">{money(security_deposit)}</dd>
      </Rows>
      <chakra.p color="muted" fontSize="14" lineHeight="1.4">
        {t('trips.depositText')}
      </chakra.p>
    </div>
  )
}

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    paddingBlockStart: '3',
    fontVariantNumeric: 'tabular-nums',
    '& > dt': { color: 'muted' },
    '& > dd': { textAlign: 'end' },
    '& > dd[dir=ltr]': { _rtl: { textAlign: 'start' } },
  },
})
