import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  icon: LucideIcon
  tone: 'calm' | 'wrong'
  /** `alert` is read out at once, `status` when there is time. */
  role?: 'alert' | 'status'
  children: ReactNode
}

/** A note with what to know before going on, or what went wrong, beside its subject. */
export function Note({ icon: Icon, tone, role, children }: Props) {
  return (
    <Frame role={role} data-tone={tone}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <chakra.div minWidth="0">{children}</chakra.div>
    </Frame>
  )
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '3',
    paddingInline: '4',
    borderRadius: 'control',
    fontSize: '14',
    '& > svg': { flexShrink: 0 },
    '&[data-tone=calm]': {
      background: 'color-mix(in srgb, {colors.accent} 9%, transparent)',
      '& > svg': { color: 'accent' },
    },
    '&[data-tone=wrong]': {
      background: 'color-mix(in srgb, {colors.danger} 9%, transparent)',
      '& > svg': { color: 'danger' },
    },
  },
})
