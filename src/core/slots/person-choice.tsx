import { chakra } from '@chakra-ui/react'
import { Users } from 'lucide-react'
import type { Staff } from '#contract/entities/store.ts'
import { Rating } from '#src/core/listing/facts.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { NextFree } from '#src/core/slots/next-free.tsx'
import { Cover } from '#src/ui/picture.tsx'

interface Props {
  /** The name of the group of radio buttons. */
  name: string
  title: string
  text: string
  person?: Staff
  /** When they are free next. */
  free?: string | undefined
  /** The difference in price with them. */
  more?: number
  /** Whether they cannot do all of it. */
  isOff?: boolean
  isChosen: boolean
  onChoose: () => void
}

/** A radio button for a professional, or for another way to assign one. */
export function PersonChoice({
  name,
  title,
  text,
  person,
  free,
  more = 0,
  isOff = false,
  isChosen,
  onChoose,
}: Props) {
  const money = useMoney()
  return (
    <Card data-off={isOff || undefined}>
      <Avatar aria-hidden>
        {person ? (
          <Cover src={person.avatar_image} color={person.cover_color} sizes="48px" />
        ) : (
          <Users size={22} strokeWidth={1.75} />
        )}
      </Avatar>
      <chakra.span minWidth="0" flex="1 1 6rem" overflowWrap="anywhere">
        <b>
          <bdi>{title}</bdi>
        </b>
        {text !== '' && (
          <Small>
            <bdi>{text}</bdi>
          </Small>
        )}
        {person && (
          <Small>
            <Rating card={person} />
          </Small>
        )}
        {free !== undefined && <NextFree when={free} />}
      </chakra.span>
      {more !== 0 && (
        <b dir="ltr">
          {more > 0 ? '+' : '−'}
          {money(Math.abs(more))}
        </b>
      )}
      <Dot type="radio" name={name} disabled={isOff} checked={isChosen} onChange={onChoose} />
    </Card>
  )
}

const Card = chakra('label', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    padding: '3',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '& b': { fontWeight: 'semibold' },
    '&[data-off]': { background: 'transparent', boxShadow: 'none', color: 'muted', cursor: 'default' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
})

const Avatar = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '48px',
    height: '48px',
    overflow: 'hidden',
    borderRadius: 'pill',
    background: 'line',
    '& > div': { width: 'full', height: 'full', aspectRatio: 'auto' },
  },
})

const Small = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: '14', lineHeight: '1.35' },
})

const Dot = chakra('input', {
  base: { flex: 'none', width: '20px', height: '20px', accentColor: 'accent' },
})
