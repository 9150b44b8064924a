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
  /** The listing whose review goes on with the hold, where its draft is on this device. */
  slug: string | undefined
  expires: string
  /** The time zone in which the end is said. */
  zone: string
  /** The stock that is held. */
  children: ReactNode
}

/** Says that stock is held for oneself, and until when. */
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
