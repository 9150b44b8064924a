import { CodeStep } from '#src/core/account/login/code-step.tsx'
import { useAfterLogin } from '#src/core/account/login-intent/use-after-login.ts'
import { RegisterForm } from './register-form.tsx'
import { useRegistration } from './use-registration.ts'

/** An account with a password; where numbers are verified, the code comes last. */
export function Register({ refcode }: { refcode?: string }) {
  useAfterLogin()
  const it = useRegistration()
  // The form stays as it is behind the code, for whoever comes back to it.
  return (
    <>
      <div hidden={it.sent !== undefined}>
        <RegisterForm refcode={refcode} working={it.working} error={it.error} onDone={it.begin} />
      </div>
      {it.sent && (
        <CodeStep
          phone={it.sent.phone}
          code={it.code}
          onCode={it.enterCode}
          working={it.working}
          error={it.error}
          resendAt={it.sent.resendAt}
          resending={it.ask.isPending}
          resendError={it.ask.error}
          onResend={it.resend}
          onChangePhone={it.back}
        />
      )}
    </>
  )
}
