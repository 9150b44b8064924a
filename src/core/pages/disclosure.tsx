import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * A question that opens to its answer; the browser's own element, so that find-in-page and keyboards work.
 */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Details>
      <Summary>
        {title}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
      </Summary>
      <chakra.div paddingInline="4" paddingBlockEnd="4">
        {children}
      </chakra.div>
    </Details>
  )
}

const Details = chakra('details', {
  base: {
    background: 'card',
    borderRadius: 'card',
    boxShadow: 'float',
    '& svg': { flexShrink: 0, transition: 'transform 150ms ease-out' },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
  },
})

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: 'touch',
    padding: '3',
    paddingInline: '4',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
})
