import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Avatar } from '#src/core/account/avatar.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { account } from '#src/core/account/queries.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { useCloseDrawer } from '#src/ui/drawer.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'

/** The person's name and picture; for guests the button to log in. */
export function DrawerHead({ storeName }: { storeName: string }) {
  const { t } = useSpeech()
  const close = useCloseDrawer()
  const { token, name } = usePerson()
  const { data: me } = useQuery({ ...account.me(), enabled: token !== undefined })
  return (
    <chakra.div display="grid" gap="4">
      <chakra.div display="flex" alignItems="center" gap="3">
        <Avatar name={name ?? ''} src={me?.avatar} />
        <chakra.div flex="1" minWidth="0" lineHeight="1.3">
          <chakra.p fontSize="20" fontWeight="bold" letterSpacing="-0.01em" truncate dir="auto">
            {name || t('header.guest')}
          </chakra.p>
          <chakra.p color="muted" fontSize="14" truncate>
            {storeName}
          </chakra.p>
        </chakra.div>
        <IconButton type="button" aria-label={t('menu.close')} onClick={close}>
          <X size={22} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </chakra.div>
      {!token && <ButtonLink to="/login">{t('login.action')}</ButtonLink>}
    </chakra.div>
  )
}
