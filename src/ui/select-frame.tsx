import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** The frame of a select, with its arrow: the browser's own is too close to the edge. */
export function SelectFrame({ children }: { children: ReactNode }) {
  return (
    <Frame>
      {children}
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
    </Frame>
  )
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    '& > *': { gridArea: '1 / 1' },
    '& > select': { appearance: 'none', paddingInlineEnd: '10' },
    '& > svg': { justifySelf: 'end', marginInlineEnd: '4', color: 'muted', pointerEvents: 'none' },
  },
})
