import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/**
 * The time of a message at the end of its line, with a dot while it is unread; screen readers are told beside
 * it.
 */
export function UnreadTime({ isUnread, children }: { isUnread: boolean; children: ReactNode }) {
  return (
    <Time>
      {children}
      {isUnread && <Dot aria-hidden />}
    </Time>
  )
}

const Time = chakra('span', {
  base: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    color: 'muted',
    fontSize: '14',
    lineHeight: '1.5rem',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Dot = chakra('span', {
  base: { width: '10px', height: '10px', borderRadius: 'pill', background: 'alert' },
})
