import { chakra } from '@chakra-ui/react'
import type { Stay } from '#contract/rental/stay.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { useStayWords } from '../dates/use-stay-words.ts'

interface Side {
  stay: Stay
  total: number
}

/** The dates one has and those one would have, each with what it costs in all. */
export function StayBeside({ before, after }: { before: Side; after: Side }) {
  const { t } = useSpeech()
  const money = useMoney()
  const words = useStayWords()
  return (
    <List>
      <div>
        <dt>
          {t('dates.until')} · <bdi>{money(before.total)}</bdi>
        </dt>
        <chakra.dd color="muted">{words(before.stay)}</chakra.dd>
      </div>
      <div>
        <dt>
          {t('dates.then')} · <bdi>{money(after.total)}</bdi>
        </dt>
        <chakra.dd fontWeight="semibold">{words(after.stay)}</chakra.dd>
      </div>
    </List>
  )
}

const List = chakra('dl', {
  base: { display: 'grid', gap: '3', '& dt': { color: 'muted', fontSize: '14' } },
})
