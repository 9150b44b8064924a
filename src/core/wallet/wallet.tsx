import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Funds } from './funds.tsx'
import { wallet } from './queries.ts'
import { Statement } from './statement.tsx'
import { useWalletName } from './use-wallet-name.ts'

/** The screen of the wallet, with its balance and its transactions. */
export function Wallet() {
  const { t } = useSpeech()
  const name = useWalletName()
  const { token } = usePerson()
  if (token) return <OwnWallet name={name} />
  return (
    <Blank level="h1" drawing={<BuoyDrawing />} title={name} text={t('ask.wallet')}>
      <LoginOrBrowse why="wallet" />
    </Blank>
  )
}

function OwnWallet({ name }: { name: string }) {
  const query = useQuery(wallet.funds())
  return (
    <Column>
      <ScreenTitle>{name}</ScreenTitle>
      <AsyncSection query={query} skeleton={<Skeleton height="168px" borderRadius="card" />}>
        {(funds) => <Funds of={funds} />}
      </AsyncSection>
      <Statement />
    </Column>
  )
}

const Column = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', maxWidth: '560px' },
})
