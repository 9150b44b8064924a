import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { SavedAreasSection } from '#src/core/area/saved-areas-section.tsx'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { LanguageChoice } from '#src/core/language/language-choice.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { DataSection } from './data-section.tsx'
import { Facts } from './facts.tsx'
import { NotificationSection } from './notification-section.tsx'
import { ProfileHead } from './profile-head.tsx'
import { Section, Still } from './section.tsx'
import { SessionSection } from './session-section.tsx'
import { useProfile } from './use-profile.ts'

/** The screen of one's own account, with everything that can be seen and changed of it. */
export function Profile({ look }: { look: ReactNode }) {
  const { t } = useSpeech()
  const { token } = usePerson()
  if (!token)
    return (
      <Column>
        <Blank level="h1" drawing={<BuoyDrawing />} title={t('profile.guestTitle')} text={t('ask.profile')}>
          <LoginOrBrowse why="profile" />
        </Blank>
        <SavedAreasSection />
      </Column>
    )
  return <OwnProfile look={look} />
}

function OwnProfile({ look }: { look: ReactNode }) {
  const { t } = useSpeech()
  const { query, change } = useProfile()
  return (
    <Column>
      <ScreenTitle>{t('menu.profile')}</ScreenTitle>
      <AsyncSection query={query} skeleton={<ProfileSkeleton />}>
        {(me) => (
          <>
            <ProfileHead me={me} onChange={change} />
            <Facts me={me} onChange={change} />
            <NotificationSection me={me} onChange={change} />
            <Section title={t('profile.looks')}>
              <Still>
                <chakra.div flex="1" minWidth="0" paddingBlock="2">
                  {look}
                </chakra.div>
              </Still>
              <Still>
                <chakra.span flex="1" aria-hidden>
                  {t('app.language')}
                </chakra.span>
                <LanguageChoice />
              </Still>
            </Section>
            <SessionSection />
            <SavedAreasSection />
            <DataSection me={me} />
          </>
        )}
      </AsyncSection>
    </Column>
  )
}

function ProfileSkeleton() {
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div display="flex" gap="4" alignItems="center">
        <Skeleton width="96px" height="96px" borderRadius="pill" />
        <Skeleton flex="1" maxWidth="12rem" />
      </chakra.div>
      {[225, 224, 160].map((height) => (
        <Skeleton key={height} height={`${height}px`} borderRadius="card" />
      ))}
    </chakra.div>
  )
}

const Column = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    maxWidth: '560px',
    marginInline: 'auto',
  },
})
