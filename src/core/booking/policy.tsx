import { chakra } from '@chakra-ui/react'
import type { RefundTerms } from '#contract/entities/refund-terms.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { momentAt } from '#src/lib/dates.ts'
import { policyLines } from './policy-lines.ts'

/** A cancellation policy in words, with its deadlines by the clock of the place. */
export function Policy({ terms, timezone }: { terms: RefundTerms; timezone: string }) {
  const { t, language } = useSpeech()
  const percent = String(terms.part_refund_percent)
  return (
    <List>
      {policyLines(terms, serverNow() ?? Date.now()).map(({ text, until }) => (
        <li key={text}>{t(text, { time: momentAt(until, timezone, language?.code ?? 'en'), percent })}</li>
      ))}
    </List>
  )
}

const List = chakra('ul', {
  base: { display: 'grid', gap: '1', paddingInlineStart: '5', color: 'muted', maxWidth: 'prose' },
})
