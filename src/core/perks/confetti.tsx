import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

const tones = ['gold', 'accent', 'green', 'amber'] as const
const PIECES = 18
/** The turn from one piece to the next, so that they spread evenly. */
const TURN = 2.4

/** The way of a piece: up and out, then down. */
function flightOf(at: number): Keyframe[] {
  const [x, y] = [Math.sin(at * TURN) * 150, 60 + ((at * 37) % 80)]
  const turned = (degrees: number) => `rotate(${at % 2 ? degrees : -degrees}deg)`
  return [
    { opacity: 0, transform: `translate(0, 40px) ${turned(0)}` },
    { opacity: 1, offset: 0.08 },
    { transform: `translate(${x}px, ${-y}px) ${turned(200)}`, offset: 0.3 },
    { opacity: 1, offset: 0.75 },
    { opacity: 0, transform: `translate(${x * 1.2}px, 130px) ${turned(620)}` },
  ]
}

/** Bits of paper that fly for a while; none where the person wants no motion. */
export function Confetti({ ms }: { ms: number }) {
  const frame = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const flights = [...(frame.current?.children ?? [])].map((piece, at) =>
      piece.animate(flightOf(at), { duration: ms, easing: 'ease-out' }),
    )
    return () => {
      for (const it of flights) it.cancel()
    }
  }, [ms])
  return (
    <Frame ref={frame} aria-hidden>
      {Array.from({ length: PIECES }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are always the same
        <Piece key={at} background={tones[at % tones.length]} />
      ))}
    </Frame>
  )
}

const Frame = chakra('span', {
  base: { position: 'absolute', inset: '0', overflow: 'hidden', pointerEvents: 'none' },
})

const Piece = chakra('span', {
  base: {
    position: 'absolute',
    insetBlockStart: '35%',
    insetInlineStart: '50%',
    width: '8px',
    height: '12px',
    borderRadius: '2px',
    opacity: 0,
  },
})
