import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { QuietChoice } from '#src/ui/button.tsx'

/** A link that calls a phone number. */
export function CallLink({ phone, children }: { phone: string; children: ReactNode }) {
  return (
    <QuietChoice asChild>
      <a href={`tel:${phone}`}>
        <Phone size={18} strokeWidth={1.75} aria-hidden />
        {children}
      </a>
    </QuietChoice>
  )
}
