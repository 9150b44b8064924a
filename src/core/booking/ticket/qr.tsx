import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { encode } from 'uqr'

/** A QR code. It is drawn on this device, so nobody else ever sees its content. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <Square
      role="img"
      aria-label={label}
      viewBox={`${-MORE_WHITE} ${-MORE_WHITE} ${size + 2 * MORE_WHITE} ${size + 2 * MORE_WHITE}`}
      shapeRendering="crispEdges"
      data-code={text}
    >
      <path d={path} fill="currentColor" />
    </Square>
  )
}

/** The white margin around the code, beside the row that the drawing has: as much as scanners need. */
const MORE_WHITE = 1

function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M' })
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { size, path: runs.join('') }
}

/** Black squares beside each other are one stroke: no seams, and a tenth of the path. */
function runsOf(row: readonly boolean[]): [at: number, length: number][] {
  const runs: [number, number][] = []
  for (const [x, isBlack] of row.entries()) {
    const last = runs.at(-1)
    if (!isBlack) continue
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  }
  return runs
}

const Square = chakra('svg', {
  base: { display: 'block', width: 'full', aspectRatio: '1', color: 'onPaper', background: 'paper' },
})
