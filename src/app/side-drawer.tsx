import { chakra } from '@chakra-ui/react'
import { Link, useRouter } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import { LogoutDialog } from '#src/core/account/logout/logout-dialog.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { UnreadThreads } from '#src/core/inquiry/unread-threads.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { LanguageChoice } from '#src/core/language/language-choice.tsx'
import { useWalletName } from '#src/core/wallet/use-wallet-name.ts'
import { OnIcon } from '#src/ui/directed-icons.tsx'
import { Drawer } from '#src/ui/drawer.tsx'
import { drawerEntries } from './drawer-entries.ts'
import { DrawerHead } from './drawer-head.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** The drawer with the person, the screens besides the tabs, and the theme and language. */
export function SideDrawer({ settings, onClosed }: { settings: Settings; onClosed: () => void }) {
  const { t } = useSpeech()
  const router = useRouter()
  const { token } = usePerson()
  const [isLeaving, setLeaving] = useState(false)
  const walletName = useWalletName()
  const offered = drawerEntries.filter(({ isOffered }) => isOffered?.(settings) ?? true)
  return (
    <>
      <Drawer label={t('menu.label')} onClosed={onClosed}>
        <chakra.div display="grid" gap="5" padding="4">
          <DrawerHead storeName={settings.storeName} />
          <Entries aria-label={t('menu.label')}>
            {offered.map(({ to, icon: Icon, name }) => (
              <Entry key={to} to={to}>
                <Icon size={22} strokeWidth={1.75} aria-hidden />
                <chakra.span flex="1">{to === '/my-wallet' ? walletName : t(name)}</chakra.span>
                {to === '/messages' && token && <UnreadThreads />}
                <OnIcon />
              </Entry>
            ))}
            {token && (
              <Leave type="button" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
                <LogOut size={22} strokeWidth={1.75} aria-hidden />
                {t('menu.logout')}
              </Leave>
            )}
          </Entries>
          <ThemeChoice />
          <chakra.div>
            <chakra.p color="muted" fontSize="14" fontWeight="semibold" paddingBlockEnd="2" aria-hidden>
              {t('app.language')}
            </chakra.p>
            <LanguageChoice />
          </chakra.div>
        </chakra.div>
      </Drawer>
      {isLeaving && (
        <LogoutDialog
          onClosed={() => setLeaving(false)}
          onLoggedOut={() => {
            onClosed()
            router.history.push('/')
          }}
        />
      )}
    </>
  )
}

const Entries = chakra('nav', {
  base: { display: 'grid', background: 'card', borderRadius: 'card', boxShadow: 'float', overflow: 'hidden' },
})

const entryLook = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '52px',
  paddingInline: '4',
  color: 'ink',
  fontWeight: 'semibold',
  textDecoration: 'none',
  '&:not(:first-child)': { borderBlockStartWidth: '1px', borderColor: 'line' },
  '& > span:last-of-type': { color: 'muted' },
  _hover: { background: 'line/50' },
  _focusVisible: { outlineOffset: '-2px' },
} as const

const Entry = chakra(Link, { base: entryLook })

const Leave = chakra('button', { base: { ...entryLook, background: 'transparent', cursor: 'pointer' } })
