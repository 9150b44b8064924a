import { useQuery } from '@tanstack/react-query'
import { readSettings } from '#contract/settings.ts'
import { EmailLogin } from '#src/core/account/email/email-login.tsx'
import { useAfterLogin } from '#src/core/account/login-intent/use-after-login.ts'
import { settings } from '#src/core/settings/queries.ts'
import { PhoneLogin } from './phone-login.tsx'

const defaults = readSettings([])

/** The login that the operator has chosen: by a code sent to one's phone, or by e-mail and password. */
export function Login({ refcode }: { refcode?: string }) {
  useAfterLogin()
  const { enOLnR } = useQuery(settings.values()).data ?? defaults
  const Way = enOLnR ? PhoneLogin : EmailLogin
  return <Way refcode={refcode} />
}
