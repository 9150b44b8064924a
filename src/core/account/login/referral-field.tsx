import { useState } from 'react'
import { Aside } from '#src/core/account/account-frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { TextField } from '#src/ui/text-field.tsx'

interface Props {
  name: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
  /** Whether the code came with the link that led here, and cannot be changed. */
  fixed: boolean
}

/** A field for a referral code. Few have one, so it opens only when pressed for. */
export function ReferralField({ fixed, ...field }: Props) {
  const { t } = useSpeech()
  const [isOpen, setOpen] = useState(fixed || field.value !== '')
  if (!isOpen)
    return (
      <Aside type="button" justifySelf="start" onClick={() => setOpen(true)}>
        {t('details.haveReferral')}
      </Aside>
    )
  return (
    <TextField
      {...field}
      label={t('details.referral')}
      hint={fixed ? t('details.referralFixed') : undefined}
      readOnly={fixed}
      autoComplete="off"
      autoCapitalize="characters"
      autoFocus={!fixed && field.value === ''}
      dir="ltr"
    />
  )
}
