import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'

const Mirrored = chakra('span', { base: { display: 'inline-flex', _rtl: { transform: 'scaleX(-1)' } } })

/** An arrow that points back: to the left, or in Arabic to the right. */
export function BackIcon({ size = 24 }: { size?: number }) {
  return (
    <Mirrored aria-hidden>
      <ChevronLeft size={size} strokeWidth={1.75} />
    </Mirrored>
  )
}

/** An arrow that points onwards. */
export function OnIcon({ size = 18 }: { size?: number }) {
  return (
    <Mirrored aria-hidden>
      <ChevronRight size={size} strokeWidth={1.75} />
    </Mirrored>
  )
}
