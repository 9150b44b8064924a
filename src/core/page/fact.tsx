import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  icon: LucideIcon
  /** The kind of the fact, for those who do not see the icon. */
  label: string
  children: ReactNode
  /** Less important details of the fact. */
  more?: ReactNode
  /** Whether the fact is negative: the icon is struck out. */
  isNot?: boolean
}

/** A fact of a listing beside its icon. */
export function Fact({ icon: Icon, label, children, more, isNot = false }: Props) {
  return (
    <Row>
      <Square data-not={isNot || undefined}>
        <Icon size={22} strokeWidth={1.75} aria-hidden />
      </Square>
      <chakra.div minWidth="0" fontSize="14">
        <chakra.span srOnly>{label}</chakra.span>
        <chakra.p fontSize="16" fontWeight="semibold" lineHeight="1.35">
          {children}
        </chakra.p>
        {more && (
          <chakra.p color="muted" lineHeight="1.45">
            {more}
          </chakra.p>
        )}
      </chakra.div>
    </Row>
  )
}

/** The list around facts. */
export const Facts = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } })

const Row = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: '3', alignItems: 'center' },
})

const Square = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'control',
    background: 'color-mix(in srgb, {colors.accent} 12%, transparent)',
    color: 'accent',
    '&[data-not]': {
      position: 'relative',
      background: 'color-mix(in srgb, {colors.muted} 12%, transparent)',
      color: 'muted',
      _after: {
        content: '""',
        position: 'absolute',
        width: '28px',
        height: '2px',
        borderRadius: 'pill',
        background: 'currentColor',
        transform: 'rotate(-45deg)',
      },
    },
  },
})
