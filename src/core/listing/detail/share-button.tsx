import { Share } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { shareLink } from '#src/core/share-link.ts'
import { FloatingButton } from '#src/ui/floating-button.ts'
import { FloatingWord } from '#src/ui/floating-word.ts'

const SHOWN_MS = 2_000

/** Shares the page's link by the device's own sheet, or copies it and says so. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useSpeech()
  const [word, setWord] = useState<TextKey>()
  useEffect(() => {
    if (!word) return
    const timer = setTimeout(() => setWord(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [word])
  return (
    <>
      <FloatingButton
        type="button"
        aria-label={t('detail.share')}
        onClick={() => void shareLink(title, location.origin + location.pathname).then(setWord)}
      >
        <Share size={20} strokeWidth={1.75} aria-hidden />
      </FloatingButton>
      <FloatingWord role="status" data-said={word && true}>
        {word && t(word)}
      </FloatingWord>
    </>
  )
}
