import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import { TimerOff } from 'lucide-react'
import * as v from 'valibot'
import type { TextKey } from '#contract/texts/en.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { Refused } from '#src/data/provider/errors.ts'
import { Note } from '#src/ui/note.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'

interface Props {
  of: Sold
  draft: Draft
  trouble: unknown
  againText: TextKey
  onAgain: () => void
  /** Takes what is left. */
  onTake: () => void
}

/** Why there is not what was chosen; where something is left, that can be taken at once. */
export function NotAvailable({ of, draft, trouble, againText, onAgain, onTake }: Props) {
  const { t } = useSpeech()
  const failure = useFailureText(trouble)
  const left = leftIn(trouble)
  return (
    <Note icon={TimerOff} tone="wrong" role="alert">
      <b>{failure}</b>
      {left.map(({ id, left: n }) => (
        <p key={id}>{t('checkout.left', { name: draft.lines.find((it) => it.id === id)?.name ?? '', n })}</p>
      ))}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <QuietButton type="button" onClick={left.length > 0 ? onTake : onAgain}>
          {t(left.length > 0 ? 'checkout.takeLeft' : againText)}
        </QuietButton>
        <ChooseOthers to={of.paths.choose} params={{ slug: draft.listing.slug }}>
          {t(of.texts.choose)}
        </ChooseOthers>
      </chakra.div>
    </Note>
  )
}

const leftSchema = v.array(v.object({ ticket_id: v.number(), left: v.number() }))

/** What is left of what there is not enough of, where the server said so. */
export function leftIn(error: unknown): readonly { id: number; left: number }[] {
  if (!(error instanceof Refused) || error.code !== 'SOLD_OUT') return []
  const found = v.safeParse(leftSchema, error.answer.left)
  return found.success ? found.output.map(({ ticket_id: id, left }) => ({ id, left })) : []
}

const ChooseOthers = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '3',
      color: 'accent',
      fontWeight: 'semibold',
      fontSize: '14',
      textDecoration: 'none',
    },
  }),
)
