import { chakra } from '@chakra-ui/react'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { QuietChoice } from '#src/ui/button.tsx'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useMarkRead } from './mark-read.ts'
import { NoticeDays } from './notice-days.tsx'
import { takeAwayShown } from './shown-here.ts'
import { useInbox } from './use-inbox.ts'

/** The person's notifications by day, the newest first. */
export function OwnNotices() {
  const { t } = useSpeech()
  const markRead = useMarkRead()
  const { query, inbox } = useInbox()
  const { all, unread } = inbox
  const newest = all[0]?.id
  const readAll = () => {
    if (newest !== undefined) void markRead({ ids: [], until: newest })
    void takeAwayShown()
  }
  return (
    <Column>
      <Head>
        <ScreenTitle>{t('notices.title')}</ScreenTitle>
        {unread > 0 && (
          <QuietChoice type="button" onClick={readAll}>
            {t('notices.readAll')}
          </QuietChoice>
        )}
      </Head>
      <AsyncSection query={query} skeleton={<Shape />}>
        {() =>
          all.length === 0 ? (
            <Blank
              level="h2"
              drawing={<BuoyDrawing />}
              title={t('notices.guestTitle')}
              text={t('notices.emptyText')}
            >
              <LoginOrBrowse why="notices" />
            </Blank>
          ) : (
            <>
              <NoticeDays all={all} />
              {query.hasNextPage && (
                <QuietChoice
                  type="button"
                  aria-busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
                >
                  {t('notices.older')}
                </QuietChoice>
              )}
            </>
          )
        }
      </AsyncSection>
    </Column>
  )
}

function Shape() {
  return (
    <chakra.div display="grid" gap="2">
      <Skeleton height="20px" width="96px" borderRadius="control" />
      <Skeleton height="272px" borderRadius="card" />
    </chakra.div>
  )
}

const Column = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    maxWidth: '640px',
    marginInline: 'auto',
  },
})

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: 'touch',
  },
})
