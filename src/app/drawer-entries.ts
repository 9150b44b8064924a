import type { LinkProps } from '@tanstack/react-router'
import {
  BadgePercent,
  CircleHelp,
  Gift,
  type LucideIcon,
  MessageCircle,
  UserRound,
  Wallet as WalletIcon,
} from 'lucide-react'
import type { Settings } from '#contract/settings.ts'
import type { TextKey } from '#contract/texts/en.ts'

interface DrawerEntry {
  to: NonNullable<LinkProps['to']>
  icon: LucideIcon
  name: TextKey
  /** Whether the entry is shown; given where the operator can switch it off. */
  isOffered?: (settings: Settings) => boolean
}

/** The entries of the side drawer, in their order. */
export const drawerEntries: readonly DrawerEntry[] = [
  { to: '/profile', icon: UserRound, name: 'menu.profile' },
  { to: '/messages', icon: MessageCircle, name: 'messages.title' },
  { to: '/my-wallet', icon: WalletIcon, name: 'menu.wallet' },
  { to: '/perks', icon: BadgePercent, name: 'perks.title' },
  { to: '/refer-and-earn', icon: Gift, name: 'menu.refer', isOffered: (it) => it.enableReferAndEarn },
  { to: '/help-faq', icon: CircleHelp, name: 'menu.help' },
]
