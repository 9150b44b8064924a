import { CodeStep } from '#src/core/account/login/code-step.tsx'
import { useAfterLogin } from '#src/core/account/login-intent/use-after-login.ts'
import { RegisterForm } from './register-form.tsx'
import { useRegistration } from './use-registration.ts'

/** Registers an account with a password; where phone numbers are verified, the code comes last. */
export function Register({ refcode }: { refcode?: string }) {
  useAfterLogin()
  const it = useRegistration()
  // The form stays mounted behind the code, so that a person who comes back to it finds their inputs.
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
