import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useRouteContext } from '@tanstack/react-router'
import { CircleHelp } from 'lucide-react'
import { useEffect } from 'react'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { LanguageChoice } from '#src/core/language/language-choice.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { useVersionWatch } from '#src/core/settings/use-version-watch.ts'
import { applyAccent } from './accent.ts'
import { OfflineBar } from './offline-bar.tsx'
import { UpdateBar } from './update-bar.tsx'

const defaults = readSettings([])

/** What stands around every screen. */
export function Shell() {
  const { t } = useSpeech()
  const { data = defaults } = useQuery(settings.values())
  useVersionWatch(useRouteContext({ from: '__root__' }).dropKeptAnswers)
  useEffect(() => {
    document.title = data.storeName
    applyAccent(data.storeColor, document.documentElement)
  }, [data.storeName, data.storeColor])
  return (
    <>
      <SkipLink href="#content">{t('app.skipToContent')}</SkipLink>
      <UpdateBar />
      <OfflineBar />
      <Header>
        <Home to="/">{data.storeName}</Home>
        <chakra.span display="flex" alignItems="center" gap="2">
          <Help to="/help-faq">
            <CircleHelp size={20} strokeWidth={1.75} aria-hidden />
            {t('help.short')}
          </Help>
          <LanguageChoice />
        </chakra.span>
      </Header>
      <Main id="content">
        <Outlet />
      </Main>
    </>
  )
}

const Header = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: '4',
    paddingBlock: '3',
  },
})

const Main = chakra('main', {
  base: { maxWidth: 'page', marginInline: 'auto', paddingInline: '4', paddingBlock: '6' },
})

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  textDecoration: 'none',
} as const

const Home = chakra(Link, { base: { ...link, color: 'ink', fontWeight: 'bold', fontSize: '20' } })
const Help = chakra(Link, {
  base: { ...link, color: 'muted', fontWeight: 'semibold', fontSize: '14', paddingInline: '2' },
})

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '-100px',
    padding: '3',
    borderRadius: 'control',
    background: 'card',
    boxShadow: 'float',
    _focus: { top: '2' },
  },
})
