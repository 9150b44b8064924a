import { chakra } from '@chakra-ui/react'
import { Mail, Phone } from 'lucide-react'
import type { Announcement } from '#contract/entities/announcement.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { quietLook } from '#src/ui/button.tsx'

/** The phone number and e-mail address of an announcement's author, as far as they allow it. */
export function ContactWays({ contact: { phone, email } }: Pick<Announcement, 'contact'>) {
  const { t } = useSpeech()
  return (
    <Ways>
      {phone && (
        <Way href={`tel:${phone}`}>
          <Phone size={20} strokeWidth={1.75} aria-hidden />
          {t('announcement.call')}
        </Way>
      )}
      {email && (
        <Way href={`mailto:${email}`}>
          <Mail size={20} strokeWidth={1.75} aria-hidden />
          {t('announcement.mail')}
        </Way>
      )}
    </Ways>
  )
}

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1' } } })

const Way = chakra('a', { base: quietLook })
