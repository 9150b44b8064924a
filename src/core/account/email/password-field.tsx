import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'

interface Props {
  name: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
  label: string
  /**
   * A password that is being chosen, or one that exists already: password managers treat them differently.
   */
  kind: 'new-password' | 'current-password'
  hint?: string
}

/** A field for a password, with a button that shows it. */
export function PasswordField({ kind, ...rest }: Props) {
  const { t } = useSpeech()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={kind}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      dir="ltr"
      after={
        <IconButton
          type="button"
          aria-label={t('password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
    />
  )
}
