import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { sendInquiry } from '#contract/calls/inquiries.ts'
import { useAskToLogIn } from '#src/core/account/login-intent/use-ask-to-log-in.ts'
import { usePerson } from '#src/core/account/person.ts'
import { cardOf } from '#src/core/favourite/card-of.ts'
import { useMessageDraft } from '#src/core/inquiry/message-drafts.ts'
import { MessageField } from '#src/core/inquiry/message-field.tsx'
import { useOutgoing } from '#src/core/inquiry/use-outgoing.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { Note } from '#src/ui/note.tsx'
import { OwnName } from '#src/ui/own-name.ts'
import { WorkButton } from '#src/ui/work-button.tsx'
import type { InquiryKind, InquirySubject } from './inquiry-subject.ts'
import { RequestFields } from './request-fields.tsx'
import { Sent } from './sent.tsx'
import { noteUnsent } from './unsent.ts'

interface Props extends InquirySubject {
  kind: InquiryKind
  /** Other ways to reach the business, below the form, where it shows them. */
  beside?: ReactNode
}

/** The form for a first message; guests log in first, and go on where they were. */
export function WriteForm({ vertical, listing, kind, beside }: Props) {
  const { t } = useSpeech()
  const { token } = usePerson()
  const logIn = useAskToLogIn()
  const queries = useQueryClient()
  const { slug } = listing
  const { draft, change, forget } = useMessageDraft(`${vertical} ${slug}`)
  const { state, refusal, send } = useOutgoing(sendInquiry.name)
  const [isMissing, setMissing] = useState(false)
  const [trouble, setTrouble] = useState<unknown>()
  const failure = useFailureText(trouble)
  const isSent = state === 'done' || state === 'waits'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent is no draft any more, once
  useEffect(() => {
    if (!isSent) return
    forget()
    void queries.invalidateQueries({ queryKey: ['inquiries'] })
  }, [isSent])
  if (isSent) return <Sent isWaiting={state === 'waits'} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    const text = draft.text.trim()
    if (text === '') return setMissing(true)
    if (!token) {
      noteUnsent({ vertical, listing }, kind)
      return logIn({ why: 'messages' })
    }
    setTrouble(undefined)
    const details = kind === 'request' ? detailsOf(draft) : {}
    const from = 'full_address' in listing ? listing.full_address : listing
    send({ vertical, slug, text, kind, details }, cardOf({ vertical, listing }, from)).catch(setTrouble)
  }
  const wrong = refusal || (trouble === undefined ? undefined : failure)
  return (
    <Form onSubmit={submit}>
      <OwnName as="p" color="muted" fontSize="14">
        {listing.title}
      </OwnName>
      {kind === 'request' && <RequestFields draft={draft} onChange={change} />}
      <MessageField
        data-first
        value={draft.text}
        hint={t(beside ? 'messages.hintShown' : 'messages.hint')}
        error={isMissing && draft.text.trim() === '' ? t('messages.empty') : undefined}
        onValue={(text) => change({ text })}
      />
      {wrong && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {wrong}
        </Note>
      )}
      <WorkButton type="submit" working={state === 'sending'}>
        {t(kind === 'request' ? 'messages.sendRequest' : 'messages.send')}
      </WorkButton>
      {beside}
    </Form>
  )
}

const detailsOf = ({ day, people }: { day: string; people: string }) => ({
  ...(day ? { day } : {}),
  ...(people ? { people: Number(people) } : {}),
})

const Form = chakra(
  'form',
  { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } },
  { defaultProps: { method: 'post' } },
)
