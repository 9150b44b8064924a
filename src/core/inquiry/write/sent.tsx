import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { useBeginAnew } from '#src/ui/dialog.tsx'
import { PostcardDrawing } from '#src/ui/drawings/postcard.tsx'

/** Says that a message was sent, or waits for a network, and where the answer will be. */
export function Sent({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useSpeech()
  const beginAnew = useBeginAnew()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as what was sent takes the place of the form
  useEffect(beginAnew, [])
  return (
    <Column role="status">
      <PostcardDrawing />
      <chakra.p fontSize="20" fontWeight="bold">
        {t(isWaiting ? 'messages.waiting' : 'messages.sentTitle')}
      </chakra.p>
      <chakra.p color="muted" textWrap="pretty" maxWidth="36ch">
        {t(isWaiting ? 'messages.waitsText' : 'messages.sentText')}
      </chakra.p>
      <ButtonLink to="/messages" marginBlockStart="2">
        {t('messages.see')}
      </ButtonLink>
    </Column>
  )
}

const Column = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '2', textAlign: 'center' },
})
