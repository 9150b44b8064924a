import { Drawing, ink, Water } from './drawing.tsx'

/** Two tickets that are still blank. */
export function TicketsDrawing() {
  const ticket = 'M0 0h104v20a10 10 0 0 0 0 20v20H0V40a10 10 0 0 0 0-20z'
  return (
    <Drawing>
      <g transform="translate(78 26) rotate(10 52 30)">
        <path d={ticket} fill={ink.plum} opacity=".85" />
        <path d="M74 6v48" stroke={ink.card} strokeWidth="3" strokeDasharray="4 6" />
      </g>
      <g transform="translate(58 54) rotate(-8 52 30)">
        <path d={ticket} fill={ink.card} stroke={ink.accent} strokeWidth="3" strokeLinejoin="round" />
        <path d="M74 6v48" stroke={ink.accent} strokeWidth="3" strokeDasharray="4 6" />
        <path d="M16 20h40M16 32h28" stroke={ink.line} strokeWidth="6" strokeLinecap="round" />
        <path d="m88 22 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.800z" fill={ink.star} />
      </g>
      <Water />
    </Drawing>
  )
}
