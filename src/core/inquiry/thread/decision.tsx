import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Button, QuietChoice } from '#src/ui/button.tsx'

interface Props {
  isDisabled: boolean
  onDecide: (decision: 'accept' | 'decline') => void
}

/** Yes or no to a request, with a few words. */
export function Decision({ isDisabled, onDecide }: Props) {
  const { t } = useSpeech()
  return (
    <>
      <chakra.p order={-1} flex="1 0 100%" color="muted" fontSize="14">
        {t('messages.decideText')}
      </chakra.p>
      <QuietChoice
        type="button"
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
    </>
  )
}
