import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import { TimerOff } from 'lucide-react'
import type { TextKey } from '#contract/texts/en.ts'
import { useFormatters } from '#src/core/checkout/perks/use-formatters.ts'
import type { Remedy, Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { Note } from '#src/ui/note.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'

interface Props {
  of: Sold
  draft: Draft
  trouble: unknown
  againText: TextKey
  onAgain: () => void
  /** Called before the remedy is taken. */
  onTake?: () => void
}

/** Says why the choice is not available; the vertical's remedy can be taken at once. */
export function NotAvailable({ of, draft, trouble, againText, onAgain, onTake }: Props) {
  const { t } = useSpeech()
  const failure = useFailureText(trouble)
  const formatters = useFormatters()
  const remedy = of.remedyOf?.(trouble, draft, formatters)
  const take = async (it: Remedy) => {
    onTake?.()
    await of.drafts.change((now) => it.take(now))
    if (of.drafts.current.value) onAgain()
  }
  return (
    <Note icon={TimerOff} tone="wrong" role="alert">
      <b>{failure}</b>
      {remedy?.lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <QuietButton type="button" onClick={() => (remedy ? void take(remedy) : onAgain())}>
          {t(remedy ? remedy.action : againText)}
        </QuietButton>
        <ChooseOthers to={of.paths.choose} params={{ slug: draft.listing.slug }}>
          {t(of.texts.choose)}
        </ChooseOthers>
      </chakra.div>
    </Note>
  )
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
