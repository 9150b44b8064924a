import { chakra } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleAlert, Info } from 'lucide-react'
import { useRef } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { answerByLink, type getInquiryByLink } from '#contract/calls/inquiries.ts'
import { useLinkSecret } from '#src/core/account/use-link-secret.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useMessageDraft } from '#src/core/inquiry/message-drafts.ts'
import { inquiries } from '#src/core/inquiry/queries.ts'
import { Composer } from '#src/core/inquiry/thread/composer.tsx'
import { Decision } from '#src/core/inquiry/thread/decision.tsx'
import { MessageLog } from '#src/core/inquiry/thread/message-log.tsx'
import { ThreadColumn } from '#src/core/inquiry/thread/thread-column.ts'
import { ThreadHead } from '#src/core/inquiry/thread/thread-head.tsx'
import { ThreadSkeleton } from '#src/core/inquiry/thread/thread-skeleton.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { send } from '#src/data/provider/call.ts'
import { isNotFound } from '#src/data/provider/errors.ts'
import { Note } from '#src/ui/note.tsx'
import { DeadLink } from './dead-link.tsx'
import { ReportByLink } from './report-by-link.tsx'

/** The page that the link in a mail opens: the business reads and answers there, without an account. */
export function ReplyScreen() {
  const secret = useLinkSecret()
  const isOne = secret !== undefined && secret !== ''
  const query = useQuery({ ...inquiries.byLink(secret ?? ''), enabled: isOne })
  if (secret === '' || isNotFound(query.error)) return <DeadLink />
  return (
    <AsyncSection query={query} skeleton={<Shape />}>
      {(thread) => <Thread secret={secret ?? ''} thread={thread} onAnswered={() => query.refetch()} />}
    </AsyncSection>
  )
}

/** The skeleton, with text in it: the server's page is taken over only once there was something to read. */
function Shape() {
  return (
    <chakra.div display="grid" gap="4" maxWidth="640px" marginInline="auto">
      <Hint />
      <ThreadSkeleton />
    </chakra.div>
  )
}

function Hint() {
  const { t } = useSpeech()
  return (
    <Note icon={Info} tone="calm">
      {t('messages.replyHint')}
    </Note>
  )
}

interface Props {
  secret: string
  thread: ReplyOf<typeof getInquiryByLink>
  onAnswered: () => Promise<unknown>
}

type Written = { text: string; decision?: 'accept' | 'decline' }

function Thread({ secret, thread: { inquiry, messages }, onAnswered }: Props) {
  const { t } = useSpeech()
  const { draft, change, forget } = useMessageDraft(inquiry.inquiry, 'inTab')
  // The key stays the same until the message has arrived, so that a retry after a lost answer is no second
  // message.
  const key = useRef<string>(undefined)
  const answer = useMutation({
    mutationFn: (written: Written) => {
      key.current ??= crypto.randomUUID()
      return send(answerByLink, { secret, message_key: key.current, ...written })
    },
    onSuccess: () => {
      key.current = undefined
      forget()
      return onAnswered()
    },
  })
  const failure = useFailureText(answer.error)
  const isToDecide = inquiry.kind === 'request' && inquiry.state === 'open'
  const write = (written: Written) => !answer.isPending && answer.mutate(written)
  return (
    <ThreadColumn>
      <chakra.div display="grid" gap="3">
        <ThreadHead inquiry={inquiry}>
          <ReportByLink inquiry={inquiry} secret={secret} onReported={onAnswered} />
        </ThreadHead>
        <Hint />
      </chakra.div>
      <MessageLog messages={messages} />
      {inquiry.can_write ? (
        <chakra.div display="grid" gap="2">
          {answer.error && (
            <Note icon={CircleAlert} tone="wrong" role="alert">
              {failure}
            </Note>
          )}
          <Composer
            text={draft.text}
            isSending={answer.isPending}
            onText={(text) => {
              // A changed text is another message.
              key.current = undefined
              change({ text })
            }}
            onSend={(text) => write({ text })}
          >
            {isToDecide && (
              <Decision
                isDisabled={answer.isPending || draft.text.trim() === ''}
                onDecide={(decision) => write({ text: draft.text.trim(), decision })}
              />
            )}
          </Composer>
        </chakra.div>
      ) : (
        <chakra.p color="muted" textAlign="center" paddingBlock="4" role="status">
          {t('messages.over')}
        </chakra.p>
      )}
    </ThreadColumn>
  )
}
