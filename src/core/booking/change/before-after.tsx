import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'

interface Side {
  /** The dates, in words. */
  when: string
  total: number
}

/** The present dates and the new ones, each with what they cost in all. */
export function BeforeAfter({ before, after }: { before: Side; after: Side }) {
  const { t } = useSpeech()
  const money = useMoney()
  return (
    <List>
      <div>
        <dt>
          {t('dates.until')} · <bdi>{money(before.total)}</bdi>
        </dt>
        <chakra.dd color="muted">{before.when}</chakra.dd>
      </div>
      <div>
        <dt>
          {t('dates.then')} · <bdi>{money(after.total)}</bdi>
        </dt>
        <chakra.dd fontWeight="semibold">{after.when}</chakra.dd>
      </div>
    </List>
  )
}

const List = chakra('dl', {
  base: { display: 'grid', gap: '3', '& dt': { color: 'muted', fontSize: '14' } },
})
