import { chakra } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { endOtherSessions } from '#contract/calls/profile.ts'
import { endSession, type getSessions } from '#contract/calls/session.ts'
import { account } from '#src/core/account/queries.ts'
import { Trouble } from '#src/core/account/trouble.tsx'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { personHere } from '#src/data/owner.ts'
import { send } from '#src/data/provider/call.ts'
import { dayAndTime, momentAt } from '#src/lib/dates.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { deviceWords } from './device-words.ts'
import { Deed, Section, Still } from './section.tsx'

type Session = ReplyOf<typeof getSessions>['sessions'][number]

/** The devices on which the account is logged in, each with a way to end its session from here. */
export function SessionSection() {
  const { t } = useSpeech()
  const query = useQuery(account.sessions())
  return (
    <Section title={t('sessions.title')}>
      <AsyncSection query={query} skeleton={<Skeleton height="64px" borderRadius="0" />}>
        {(sessions) => (
          <>
            <Lines>
              {sessions.map((it) => (
                <Line key={it.id} session={it} />
              ))}
            </Lines>
            {sessions.filter((it) => !it.is_current).length > 1 && <EndOthers />}
          </>
        )}
      </AsyncSection>
    </Section>
  )
}

/** Ends all other sessions. This never waits in the outbox: whoever wants it has to know that it is done. */
function EndOthers() {
  const { t } = useSpeech()
  const queries = useQueryClient()
  const { queryKey } = account.sessions()
  const end = useMutation({
    mutationFn: () => send(endOtherSessions, {}),
    onSuccess: () => queries.setQueryData(queryKey, (before) => before?.filter((it) => it.is_current)),
  })
  return (
    <>
      <Deed
        type="button"
        width="full"
        borderBlockStartWidth="1px"
        borderColor="line"
        aria-disabled={end.isPending || undefined}
        onClick={() => !end.isPending && end.mutate()}
      >
        {t('sessions.endOthers')}
      </Deed>
      {end.error && (
        <Still>
          <Trouble isDeed error={end.error} />
        </Still>
      )}
    </>
  )
}

function Line({ session: { id, device: userAgent, last_seen_at, is_current } }: { session: Session }) {
  const { t, language } = useSpeech()
  const device = deviceWords(userAgent)
  const queries = useQueryClient()
  const end = async () => {
    const { queryKey } = account.sessions()
    queries.setQueryData(queryKey, (before) => before?.filter((it) => it.id !== id))
    await outbox.add({ owner: personHere().owner, call: endSession.name, request: { session_id: id } })
  }
  const time = sayWhen(last_seen_at, language?.code ?? 'en')
  return (
    <Still as="li">
      <chakra.div flex="1" minWidth="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{device}</bdi>
        </chakra.p>
        <chakra.p color="muted" fontSize="14">
          {is_current ? t('sessions.here') : t('sessions.seen', { time })}
        </chakra.p>
      </chakra.div>
      {!is_current && (
        <QuietButton
          type="button"
          aria-label={t('sessions.endOf', { device })}
          marginInlineEnd="-12px"
          onClick={() => void end()}
        >
          {t('sessions.end')}
        </QuietButton>
      )}
    </Still>
  )
}

const DAYS_OF_OTHER_NAMES_MS = 6 * 24 * 60 * 60_000

/** Says when a session was last used: by the weekday within a week, while that name is unambiguous. */
function sayWhen(instant: string, locale: string): string {
  const at = Date.parse(instant)
  return Date.now() - at < DAYS_OF_OTHER_NAMES_MS
    ? dayAndTime(at, locale)
    : momentAt(instant, undefined, locale)
}

const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li:not(:first-child)': { borderBlockStartWidth: '1px', borderColor: 'line' },
  },
})
