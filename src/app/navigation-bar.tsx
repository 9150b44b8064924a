import { chakra } from '@chakra-ui/react'
import { Link, type LinkProps, useRouterState } from '@tanstack/react-router'
import { Calendar, Heart, House, LayoutGrid, type LucideIcon } from 'lucide-react'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { verticalAt } from './verticals.ts'

interface Tab {
  to: NonNullable<LinkProps['to']>
  icon: LucideIcon
  name: TextKey
}

const home: Tab = { to: '/', icon: House, name: 'nav.home' }
const services: Tab = { to: '/services', icon: LayoutGrid, name: 'nav.services' }
const bookings: Tab = { to: '/my-bookings', icon: Calendar, name: 'nav.bookings' }
const favourites: Tab = { to: '/favourites', icon: Heart, name: 'nav.favourites' }

/** The four main links: a bar at the bottom, from 768 pixels a rail at the side. */
export function NavigationBar({ storeName, alone }: { storeName: string; alone?: boolean | undefined }) {
  const { t } = useSpeech()
  const vertical = verticalAt(useRouterState({ select: (it) => it.location.pathname }))
  // Inside a vertical its own name stands where all of them are listed elsewhere.
  const middle: Tab = vertical ? { to: vertical.path, icon: vertical.icon, name: vertical.name } : services
  return (
    <Bar aria-label={t('nav.label')} data-alone={alone || undefined}>
      <Brand>{storeName}</Brand>
      <Tabs>
        {[home, middle, bookings, favourites].map(({ to, icon: Icon, name }, at) => (
          <li key={at === 1 ? 'services' : name}>
            <TabLink to={to} activeOptions={{ exact: to === '/', includeSearch: false }}>
              <Pill>
                <Icon size={22} strokeWidth={1.75} aria-hidden />
              </Pill>
              <Label>{t(name)}</Label>
            </TabLink>
          </li>
        ))}
      </Tabs>
    </Bar>
  )
}

const Bar = chakra('nav', {
  base: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'bar',
    // As tall as in the end, with each icon in its place, however little of the page has arrived.
    minHeight: 'calc({sizes.tabBar} + 1px + env(safe-area-inset-bottom))',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    background: 'card/88',
    backdropFilter: 'blur(16px)',
    borderBlockStartWidth: '1px',
    borderColor: 'line',
    containerType: 'inline-size',
    viewTransitionName: 'navigation',
    '&[data-alone]': { mdDown: { display: 'none' } },
    md: {
      insetBlock: 0,
      insetInlineEnd: 'auto',
      width: 'rail',
      paddingBlockStart: 'max(16px, env(safe-area-inset-top))',
      paddingInlineStart: 'env(safe-area-inset-left)',
      borderBlockStartWidth: 0,
      borderInlineEndWidth: '1px',
      overflowY: 'auto',
    },
    xl: { width: 'wideRail' },
  },
})

const Brand = chakra('p', {
  base: {
    display: 'none',
    fontSize: '20',
    fontWeight: 'bold',
    letterSpacing: '-0.02em',
    xl: { display: 'flex', alignItems: 'center', minHeight: 'touch', paddingInline: '6' },
  },
})

const Tabs = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    listStyle: 'none',
    maxWidth: '560px',
    marginInline: 'auto',
    paddingInline: '2',
    // Larger words get two rows, each beside its icon, before any of them is broken.
    mdDown: {
      '@container (max-width: 18rem)': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '& a': {
          gridTemplate: 'auto / auto auto',
          minHeight: 'max({sizes.touch}, calc({sizes.tabBar} / 2))',
        },
        '& a > span:first-of-type': { paddingInline: '2' },
      },
    },
    md: { gridTemplateColumns: '1fr', gap: '2', padding: '2' },
    xl: { paddingInline: '3', gap: '1', paddingBlockStart: '4' },
  },
})

const TabLink = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(1lh, auto)',
    placeItems: 'center',
    placeContent: 'center',
    gap: '2px',
    minHeight: 'tabBar',
    borderRadius: 'control',
    color: 'muted',
    fontSize: '12',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    _hover: { color: 'ink' },
    '&[aria-current=page]': {
      color: 'accent',
      '& > span:first-of-type': { background: 'color-mix(in srgb, currentColor 13%, transparent)' },
    },
    md: { minHeight: '64px' },
    xl: {
      gridTemplate: 'auto / auto 1fr',
      placeItems: 'center start',
      minHeight: '48px',
      gap: '2',
      paddingInline: '1',
      fontSize: '16',
      textAlign: 'start',
    },
  },
})

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    paddingInline: '4',
    paddingBlock: '3px',
    borderRadius: 'pill',
    transition: 'background {durations.fast} ease-out',
  },
})

const Label = chakra('span', {
  base: { minWidth: 0, maxWidth: 'full', overflowWrap: 'break-word', hyphens: 'auto' },
})
