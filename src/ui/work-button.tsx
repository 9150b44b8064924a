import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

interface Props extends ComponentProps<typeof Button> {
  /** Whether it is working, and must not be pressed again. */
  working: boolean
}

/** A button that shows when it is working. It keeps the focus meanwhile, which a disabled one would lose. */
export function WorkButton({ working, children, ...rest }: Props) {
  return (
    <Wide {...rest} aria-disabled={working || rest['aria-disabled']} data-working={working || undefined}>
      <chakra.span>{children}</chakra.span>
      {working && <Ring aria-hidden />}
    </Wide>
  )
}

const Wide = chakra(Button, {
  base: {
    position: 'relative',
    minHeight: 'control',
    width: 'full',
    '&[data-working]': { cursor: 'progress', '& > span:first-of-type': { opacity: 0.35 } },
  },
})

const Ring = chakra('span', {
  base: {
    position: 'absolute',
    width: '22px',
    height: '22px',
    borderRadius: 'pill',
    borderWidth: '2.5px',
    borderColor: 'currentColor',
    borderBlockStartColor: 'transparent',
    animation: 'turn 700ms linear infinite',
  },
})
