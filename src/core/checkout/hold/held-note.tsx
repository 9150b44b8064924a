import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { hourAt } from '#src/lib/dates.ts'
import { QuietLink } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'

interface Props {
  of: Sold
  /** Whose review goes on with it, where it is on this device. */
  slug: string | undefined
  expires: string
  /** Whose clock it is said by. */
  zone: string
  /** What is held. */
  children: ReactNode
}

/** That one holds something oneself, and until when. */
export function HeldNote({ of, slug, expires, zone, children }: Props) {
  const { t, language } = useSpeech()
  const at = Date.parse(expires)
  if (at <= (serverNow() ?? Date.now())) return null
  return (
    <Note icon={Hourglass} tone="calm">
      <b>{t('checkout.heldUntil', { time: hourAt(expires, zone, language?.code ?? 'en') })}</b>
      <p>{children}</p>
      {slug !== undefined && (
        <QuietLink to={of.paths.review} params={{ slug }} marginBlockStart="2">
          {t('checkout.title')}
        </QuietLink>
      )}
    </Note>
  )
}
