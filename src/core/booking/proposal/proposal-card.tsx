import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { answerVisitProposal } from '#contract/calls/services/proposals.ts'
import { BeforeAfter } from '#src/core/booking/change/before-after.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { send } from '#src/data/provider/call.ts'
import { hourAt, momentAt } from '#src/lib/dates.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { WhiteBox } from '#src/ui/white-box.ts'
import { WorkButton } from '#src/ui/work-button.tsx'
import { Declining } from './declining.tsx'
import { type AskedBooking, peopleOf, replacedPeople } from './proposed-visit.ts'

type Proposal = NonNullable<AskedBooking['proposal']>

/** A proposal of a store to change a visit: before and after, why, until when, and the answer. */
export function ProposalCard({ booking }: { booking: AskedBooking }) {
  const { t } = useSpeech()
  const answering = useAnswer(booking.unique_booking_id)
  const { proposal } = booking
  if (proposal) return <Asked booking={booking} proposal={proposal} answering={answering} />
  return answering.isSuccess && answering.variables ? (
    <Note icon={CircleCheck} tone="calm" role="status">
      {t('proposal.accepted')}
    </Note>
  ) : null
}

/** Answers the store, once for each key. A retry after a missing answer goes under the same key. */
function useAnswer(unique_booking_id: string) {
  const queries = useQueryClient()
  const [keys] = useState(() => ({ accept: crypto.randomUUID(), decline: crypto.randomUUID() }))
  return useMutation({
    mutationFn: (accept: boolean) => {
      const answer = { unique_booking_id, accept, idempotency_key: keys[accept ? 'accept' : 'decline'] }
      return send(answerVisitProposal, answer)
    },
    // The visit has changed or is cancelled; or the proposal is over.
    onSettled: () => queries.invalidateQueries(),
  })
}

interface Props {
  booking: AskedBooking
  proposal: Proposal
  answering: ReturnType<typeof useAnswer>
}

function Asked({ booking, proposal, answering }: Props) {
  const { t, language } = useSpeech()
  const [isDeclining, setDeclining] = useState(false)
  const isOnline = useObserved(connection) === 'online'
  const failure = useFailureText(answering.error)
  const { title, timezone, total } = booking
  const locale = language?.code ?? 'en'
  const list = (names: readonly string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(names)
  const side = (it: Pick<Proposal, 'start' | 'end'> & Parameters<typeof peopleOf>[0]) => ({
    total,
    when: t('proposal.when', {
      from: momentAt(it.start, timezone, locale),
      until: hourAt(it.end, timezone, locale),
      who: list(peopleOf(it)),
    }),
  })
  const answer = (accept: boolean) => {
    if (isOnline && !answering.isPending) answering.mutate(accept)
  }
  const isWorking = (accept: boolean) => answering.isPending && answering.variables === accept
  const heading = t('proposal.title', { title })
  return (
    <WhiteBox as="section" aria-label={heading}>
      <chakra.h2 fontWeight="bold">{heading}</chakra.h2>
      <p>{t(`proposal.${proposal.reason}`, { who: list(replacedPeople(booking, proposal)) })}</p>
      <BeforeAfter before={side(booking)} after={side(proposal)} />
      <chakra.p color="muted" fontSize="14">
        {t('proposal.until', { time: momentAt(proposal.until, timezone, locale) })}
      </chakra.p>
      {answering.error && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {failure}
        </Note>
      )}
      <OfflineNote title="proposal.offline" />
      {isDeclining ? (
        <Declining
          booking={booking}
          isReady={isOnline}
          isWorking={isWorking(false)}
          onDecline={() => answer(false)}
          onBack={() => setDeclining(false)}
        />
      ) : (
        <Choices>
          <QuietChoice type="button" minHeight="control" onClick={() => setDeclining(true)}>
            {t('proposal.decline')}
          </QuietChoice>
          <WorkButton
            type="button"
            working={isWorking(true)}
            aria-disabled={!isOnline || undefined}
            onClick={() => answer(true)}
          >
            {t('proposal.accept')}
          </WorkButton>
        </Choices>
      )}
    </WhiteBox>
  )
}

const Choices = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' } })
