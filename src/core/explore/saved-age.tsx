import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { agoText } from '#src/lib/ago.ts'

/** Says how old a list is that the device answered. */
export function SavedAge({ at }: { at: number }) {
  const { t, language } = useSpeech()
  const ago = agoText((serverNow() ?? Date.now()) - at, language?.code ?? 'en')
  return (
    <chakra.p color="muted" fontSize="14" paddingBlockEnd="3">
      {t('explore.savedAgo', { ago })}
    </chakra.p>
  )
}
