import { chakra } from '@chakra-ui/react'
import { HandCoins } from 'lucide-react'
import type { ExpectedEarning } from '#contract/entities/earning.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { dayAt } from '#src/lib/dates.ts'

interface Props {
  /** What the bill earns; the earnings of a booking say what has become of them. */
  earns: readonly (ExpectedEarning & { state?: string; needs_visit?: boolean })[]
  timezone: string
}

/** The rewards that come after the visit, or have come; nothing where there are none. */
export function EarnedLines({ earns, timezone }: Props) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const shown = earns.filter(({ state = 'pending' }) => state === 'pending' || state === 'credited')
  if (shown.length === 0) return null
  return (
    <Lines>
      {shown.map(({ kind, business, amount, due_at, state, needs_visit }) => {
        const day = dayAt(due_at, timezone, language?.code ?? 'en')
        const of = { kind, amount: money(amount), business, day }
        const seen = needs_visit ? ` ${t('earn.ifSeen')}` : ''
        return (
          <li key={kind}>
            <HandCoins size={20} strokeWidth={1.75} aria-hidden />
            <span>{state === 'credited' ? t('earn.came', of) : t('earn.comes', of) + seen}</span>
          </li>
        )
      })}
    </Lines>
  )
}

const Lines = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    fontSize: '14',
    '& > li': { display: 'flex', gap: '2', textWrap: 'pretty' },
    '& svg': { flex: 'none', color: 'gold' },
  },
})
