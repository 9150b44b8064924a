import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendInquiry } from '#contract/calls/inquiries.ts'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { inquiries } from '#src/core/inquiry/queries.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { MoreButton } from '#src/core/more-button.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { Blank } from '#src/ui/blank.tsx'
import { PostcardDrawing } from '#src/ui/drawings/postcard.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { MessagesOfGuest } from './messages-of-guest.tsx'
import { ThreadRow } from './thread-row.tsx'
import { UnsentRow } from './unsent-row.tsx'

/** The screen with all of the person's conversations, the latest first. */
export function InboxScreen() {
  return usePerson().token === undefined ? <MessagesOfGuest /> : <Inbox />
}

function Inbox() {
  const { t } = useSpeech()
  const queries = useQueryClient()
  const query = useInfiniteQuery(inquiries.list())
  const unsent = useObserved(outbox.waiting).filter((it) => it.call === sendInquiry.name)
  // A message that was sent is in the list from then on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked after whenever fewer wait
  useEffect(() => void queries.invalidateQueries({ queryKey: ['inquiries'] }), [unsent.length])
  return (
    <Column>
      <ScreenTitle>{t('messages.title')}</ScreenTitle>
      {unsent.length > 0 && (
        <List>
          {unsent.map((it) => (
            <UnsentRow key={it.key} entry={it} />
          ))}
        </List>
      )}
      <AsyncSection query={query} skeleton={<Shape />}>
        {({ pages }) => {
          const all = pages.flatMap((it) => it.inquiries)
          if (all.length === 0 && unsent.length > 0) return null
          return all.length === 0 ? (
            <Blank
              level="h2"
              drawing={<PostcardDrawing />}
              title={t('messages.emptyTitle')}
              text={t('messages.emptyText')}
            >
              <LoginOrBrowse why="messages" />
            </Blank>
          ) : (
            <List>
              {all.map((it) => (
                <ThreadRow key={it.inquiry} inquiry={it} />
              ))}
            </List>
          )
        }}
      </AsyncSection>
      <MoreButton query={query} />
    </Column>
  )
}

function Shape() {
  return (
    <chakra.div display="grid" gap="3">
      {[1, 2, 3].map((it) => (
        <Skeleton key={it} height="96px" borderRadius="card" />
      ))}
    </chakra.div>
  )
}

const Column = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    maxWidth: '640px',
    marginInline: 'auto',
  },
})

const List = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', listStyle: 'none' },
})
