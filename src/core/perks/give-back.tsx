import type { Refundable } from '#contract/entities/refundable.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { useMoney } from '#src/core/money/use-money.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'

const loadDialog = () => import('./give-back-dialog.tsx')

interface Props {
  refundable: Refundable
  /** Whether it is a gift on its way to somebody. */
  isGift?: boolean
}

/** The button that gives something bought back while nothing of it is used. */
export function GiveBack({ refundable, isGift = false }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
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
        {t('giveBack.action', { amount: money(refundable.amount) })}
      </QuietButton>
      {part && <part.GiveBackDialog refundable={refundable} isGift={isGift} onClosed={leave} />}
    </>
  )
}
