import { chakra } from '@chakra-ui/react'
import { UserRound } from 'lucide-react'

interface Props {
  /** The person's name; without one a neutral icon is shown. */
  name: string
  src?: string | null | undefined
  size?: 'normal' | 'large'
}

/**
 * Somebody's picture, or the first letters of their name. It stands beside the name, so it says nothing
 * itself.
 */
export function Avatar({ name, src, size = 'normal' }: Props) {
  const letters = initials(name)
  return (
    <Round aria-hidden data-size={size}>
      {src ? (
        <img src={src} alt="" width={96} height={96} />
      ) : letters === '' ? (
        <UserRound size={24} strokeWidth={1.75} />
      ) : (
        letters
      )}
    </Round>
  )
}

/** The initials of the first and the last word of a name; words that begin with no letter do not count. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((it) => /^\p{L}/u.test(it))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((it) => [...(it ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

const Round = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '52px',
    height: '52px',
    overflow: 'hidden',
    borderRadius: 'pill',
    color: 'accent',
    background: 'color-mix(in srgb, currentColor 13%, transparent)',
    fontWeight: 'bold',
    letterSpacing: '0.02em',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    '&[data-size=large]': { width: '96px', height: '96px', fontSize: '32' },
  },
})
