import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Button, QuietChoice } from '#src/ui/button.tsx'

interface Props {
  isDisabled: boolean
  onDecide: (decision: 'accept' | 'decline') => void
}

/** The buttons that accept or decline a request, with the message that is sent along. */
export function Decision({ isDisabled, onDecide }: Props) {
  const { t } = useSpeech()
  return (
    <>
      <chakra.p order={-1} flex="1 0 100%" color="muted" fontSize="14">
        {t('messages.decideText')}
      </chakra.p>
      <Pair>
        <QuietChoice
          type="button"
          color={isDisabled ? 'muted' : 'ink'}
          aria-disabled={isDisabled || undefined}
          onClick={() => !isDisabled && onDecide('decline')}
        >
          {t('messages.decline')}
        </QuietChoice>
        <Button
          type="button"
          aria-disabled={isDisabled || undefined}
          onClick={() => !isDisabled && onDecide('accept')}
        >
          {t('messages.accept')}
        </Button>
      </Pair>
    </>
  )
}

/** Yes and no stay beside each other, below the words where there is no room beside them. */
const Pair = chakra('div', { base: { display: 'flex', flex: '1 0 auto', gap: '2', '& > *': { flex: '1' } } })
