import { createFileRoute } from '@tanstack/react-router'
import { Wallet } from '#src/core/wallet/wallet.tsx'

export const Route = createFileRoute('/my-wallet')({
  component: Wallet,
  staticData: { title: 'menu.wallet', header: 'back' },
})
