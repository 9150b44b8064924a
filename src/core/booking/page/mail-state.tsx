import { chakra } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { updateUserInfo } from '#contract/calls/profile.ts'
import type { User } from '#contract/entities/user.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { send } from '#src/data/provider/call.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'

/** Says whether the booking is mailed too, and what is missing for that. */
export function MailState({ me: { email, email_confirmed, notifications } }: { me: User }) {
  const { t } = useSpeech()
  const link = useMutation({ mutationFn: (address: string) => send(updateUserInfo, { email: address }) })
  const failure = useFailureText(link.error)
  if (email === null || !notifications.bookings_email) return null
  if (email_confirmed) return <p>{t('done.mailed', { email })}</p>
  return (
    <>
      <p>{t('done.unconfirmed', { email })}</p>
      <p role="status">{link.isSuccess ? t('done.linkSent') : link.error ? failure : ''}</p>
      {!link.isSuccess && (
        <chakra.div marginInlineStart="-3">
          <QuietButton
            type="button"
            aria-disabled={link.isPending || undefined}
            onClick={() => !link.isPending && link.mutate(email)}
          >
            {t('profile.sendLink')}
          </QuietButton>
        </chakra.div>
      )}
    </>
  )
}
