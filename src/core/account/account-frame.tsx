import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  drawing?: ReactNode
  title: string
  /** A sentence on what this step is for. */
  text?: ReactNode
  children: ReactNode
}

/** One step on the way to an account: a question with its form. */
export function AccountFrame({ drawing, title, text, children }: Props) {
  return (
    <Card>
      {drawing && <Picture>{drawing}</Picture>}
      <chakra.div display="grid" gap="2">
        <Title>{title}</Title>
        {text && (
          <chakra.p color="muted" textWrap="pretty">
            {text}
          </chakra.p>
        )}
      </chakra.div>
      {children}
    </Card>
  )
}

const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    maxWidth: '440px',
    marginInline: 'auto',
    md: {
      marginBlock: '6',
      padding: '8',
      borderRadius: '24px',
      background: 'card',
      boxShadow: 'float',
    },
  },
})

/** The drawing beside a question: small, and hidden where an on-screen keyboard leaves little height. */
const Picture = chakra('div', {
  base: {
    justifySelf: 'start',
    '& svg': { width: '150px' },
    '@media (max-height: 560px)': { display: 'none' },
  },
})

const Title = chakra('h1', {
  base: {
    fontSize: '24',
    fontWeight: 'bold',
    lineHeight: '1.2',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
})

/**
 * The form of a step. It posts, so that nothing typed gets into an address, even before scripts have loaded.
 */
export const AccountForm = chakra(
  'form',
  { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } },
  { defaultProps: { method: 'post' } },
)

/** The look of a link or button that stands as mere words beside the one main action. */
export const asideLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'touch',
  background: 'transparent',
  color: 'accent',
  fontSize: '14',
  fontWeight: 'semibold',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
} as const

export const Aside = chakra('button', { base: asideLook })
