import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { type getInquiry, readInquiry } from '#contract/calls/inquiries.ts'
import { goesOn } from '#contract/entities/inquiry.ts'
import { usePerson } from '#src/core/account/person.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { MessagesOfGuest } from '#src/core/inquiry/inbox/messages-of-guest.tsx'
import { useMessageDraft } from '#src/core/inquiry/message-drafts.ts'
import { inquiries } from '#src/core/inquiry/queries.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useScreenName } from '#src/core/screen-name.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { personHere } from '#src/data/owner.ts'
import { Composer } from './composer.tsx'
import { Decision } from './decision.tsx'
import { MessageLog } from './message-log.tsx'
import { PendingMessage } from './pending-message.tsx'
import { ThreadColumn } from './thread-column.ts'
import { ThreadHead } from './thread-head.tsx'
import { ThreadOptions } from './thread-options.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { usePendingMessages } from './use-pending-messages.ts'

/** The screen of one of the person's conversations. */
export function ThreadScreen({ inquiry }: { inquiry: string }) {
  const { token } = usePerson()
  const query = useQuery({ ...inquiries.thread(inquiry), enabled: token !== undefined })
  if (token === undefined) return <MessagesOfGuest />
  return (
    <AsyncSection query={query} skeleton={<ThreadSkeleton />}>
      {(thread) => <Thread thread={thread} />}
    </AsyncSection>
  )
}

function Thread({ thread: { inquiry, messages } }: { thread: ReplyOf<typeof getInquiry> }) {
  const { t } = useSpeech()
  const { draft, change, forget } = useMessageDraft(inquiry.inquiry)
  const { pending, isHeldUp, write, discard, tryAgain } = usePendingMessages(inquiry.inquiry)
  useScreenName(inquiry.with)
  useRead(inquiry.inquiry, messages.at(-1)?.id, inquiry.is_unread)
  const send = (text: string, decision?: 'accept' | 'decline') => {
    void write(text, decision).then(forget)
  }
  const isToDecide = inquiry.side === 'other' && inquiry.kind === 'request' && inquiry.state === 'open'
  const isOver = !goesOn(inquiry.state)
  return (
    <ThreadColumn>
      <ThreadHead inquiry={inquiry}>
        <ThreadOptions inquiry={inquiry} />
      </ThreadHead>
      <MessageLog messages={messages}>
        {pending.map((it) => (
          <PendingMessage
            key={it.key}
            entry={it}
            isHeldUp={isHeldUp}
            onTryAgain={() => void tryAgain(it.key)}
            onDiscard={() => void discard(it.key)}
          />
        ))}
      </MessageLog>
      {inquiry.can_write ? (
        <Composer text={draft.text} onText={(text) => change({ text })} onSend={send}>
          {isToDecide && (
            <Decision
              isDisabled={draft.text.trim() === ''}
              onDecide={(decision) => send(draft.text.trim(), decision)}
            />
          )}
        </Composer>
      ) : (
        <chakra.p color="muted" textAlign="center" paddingBlock="4" role="status">
          {t(isOver ? 'messages.over' : 'messages.wait')}
        </chakra.p>
      )}
    </ThreadColumn>
  )
}

/** Marks the messages on the screen as read: here at once, on the server as soon as it can be told. */
function useRead(inquiry: string, until: number | undefined, isUnread: boolean): void {
  useEffect(() => {
    if (!isUnread || until === undefined) return
    void outbox.add({ owner: personHere().owner, call: readInquiry.name, request: { inquiry, until } })
  }, [inquiry, until, isUnread])
}
