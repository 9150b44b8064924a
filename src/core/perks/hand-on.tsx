import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'

const loadDialog = () => import('./hand-on-dialog.tsx')

/** The button that gives a gift card of the person's own to somebody else. */
export function HandOn({ card }: { card: number }) {
  const { t } = useSpeech()
  const { part, ask, leave } = useLazyPart<Awaited<ReturnType<typeof loadDialog>>>()
  return (
    <>
      <QuietButton
        type="button"
        aria-haspopup="dialog"
        marginInlineStart="-12px"
        justifySelf="start"
        textAlign="start"
        onClick={() => ask(loadDialog)}
      >
        {t('given.handOn')}
      </QuietButton>
      {part && <part.HandOnDialog card={card} onClosed={leave} />}
    </>
  )
}
