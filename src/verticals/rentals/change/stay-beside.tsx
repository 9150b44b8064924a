import { chakra } from '@chakra-ui/react'
import type { Stay } from '#contract/rental/stay.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { timeWords } from '#src/lib/clock-words.ts'

interface Side {
  stay: Stay
  total: number
}

/** The dates one has and those one would have, each with what it costs in all. */
export function StayBeside({ before, after }: { before: Side; after: Side }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const locale = language?.code ?? 'en'
  const words = ({ stay: { start, end } }: Side) =>
    t('stay.fromUntil', { from: timeWords(start, locale), until: timeWords(end, locale) })
  return (
    <List>
      <div>
        <dt>
          {t('dates.until')} · <bdi>{money(before.total)}</bdi>
        </dt>
        <chakra.dd color="muted">{words(before)}</chakra.dd>
      </div>
      <div>
        <dt>
          {t('dates.then')} · <bdi>{money(after.total)}</bdi>
        </dt>
        <chakra.dd fontWeight="semibold">{words(after)}</chakra.dd>
      </div>
    </List>
  )
}

const List = chakra('dl', {
  base: { display: 'grid', gap: '3', '& dt': { color: 'muted', fontSize: '14' } },
})
