import { useEffect, useRef } from 'react'
import { CODE_DIGITS } from '#contract/person.ts'
import { asciiDigits } from '#contract/phone.ts'
import { AccountForm } from '#src/core/account/account-frame.tsx'
import { Trouble } from '#src/core/account/trouble.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Refused } from '#src/data/provider/errors.ts'
import { CodeBoxes } from '#src/ui/code-boxes.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { codeFromMessage } from './web-otp.ts'

interface Props {
  code: string
  /** Called with what is typed so far; a complete code is tried at once. */
  onCode: (typed: string) => void
  /** Whether the code is being tried. */
  working: boolean
  /** Why the code was refused, or why no other one was sent. */
  error: unknown
}

/**
 * The boxes of a code: filled in by hand, by pasting, by the phone's suggestion, or from the message itself.
 */
export function CodeForm({ code, onCode, working, error }: Props) {
  const { t } = useSpeech()
  const form = useRef<HTMLFormElement>(null)
  const wrong = error instanceof Refused && error.answer.valid_otp === false ? error.message : undefined

  useMessageCode(onCode)
  // A wrong code is typed again, with the reason beside it.
  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus()
  }, [error])

  return (
    <AccountForm
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onCode(code)
      }}
    >
      <CodeBoxes
        label={t('code.label')}
        error={wrong}
        length={CODE_DIGITS}
        value={code}
        onValue={(typed) => onCode(asciiDigits(typed).replace(/\D/g, '').slice(0, CODE_DIGITS))}
        disabled={working}
      />
      <Trouble error={wrong ? undefined : error} />
      <WorkButton type="submit" working={working} disabled={code.length < CODE_DIGITS}>
        {t('code.verify')}
      </WorkButton>
    </AccountForm>
  )
}

/** Reads the code from the message by itself, where the browser can. */
function useMessageCode(onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    const stop = new AbortController()
    void codeFromMessage(stop.signal).then((code) => {
      if (code && !stop.signal.aborted) latest.current(code)
    })
    return () => stop.abort()
  }, [])
}
