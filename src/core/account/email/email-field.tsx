import { useSpeech } from '#src/core/language/language.tsx'
import { TextField } from '#src/ui/text-field.tsx'

interface Props {
  name: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
  /** Whether the address is a login name, so that password managers fill it in together with the password. */
  isLogin?: boolean
  hint?: string | undefined
}

/** A field for an e-mail address, with the keyboard made for one. */
export function EmailField({ isLogin = false, ...rest }: Props) {
  const { t } = useSpeech()
  return (
    <TextField
      {...rest}
      label={t('details.email')}
      type="email"
      inputMode="email"
      autoComplete={isLogin ? 'username' : 'email'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      dir="ltr"
    />
  )
}
