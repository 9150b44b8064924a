import { chakra } from '@chakra-ui/react'
import { bookingStatus } from '#contract/status.ts'
import { isWaitedFor } from './booking-state.ts'

const { cancelled, completed } = bookingStatus

/** How urgent or final a status is; one that a newer server knows is said calmly. */
function toneOf(status: number): 'waits' | 'gone' | 'over' | 'good' {
  if (isWaitedFor(status)) return 'waits'
  if (status === cancelled) return 'gone'
  return status === completed ? 'over' : 'good'
}

/** A booking's status, in the server's words. */
export function StatusChip({ status, text }: { status: number; text: string }) {
  if (text === '') return null
  return <Chip data-tone={toneOf(status)}>{text}</Chip>
}

const Chip = chakra('span', {
  base: {
    justifySelf: 'start',
    paddingInline: '3',
    paddingBlock: '3px',
    borderRadius: '14px',
    background: 'color-mix(in srgb, currentColor 13%, transparent)',
    color: 'green',
    fontSize: '14',
    fontWeight: 'semibold',
    lineHeight: '1.4',
    '&[data-tone=waits]': { color: 'amber' },
    // Red on its own tint is read by fewest.
    '&[data-tone=gone]': {
      background: 'color-mix(in srgb, currentColor 7%, transparent)',
      color: 'danger',
    },
    '&[data-tone=over]': { color: 'muted' },
  },
})
