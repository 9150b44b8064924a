import { Drawing, ink, Water } from './drawing.tsx'

/** A paper boat, off its course. */
export function BoatDrawing() {
  return (
    <Drawing>
      <circle cx="172" cy="38" r="13" fill={ink.star} opacity=".85" />
      <path
        d="M36 96q20-34 46-30t34-22"
        fill="none"
        stroke={ink.muted}
        strokeWidth="2.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <g transform="rotate(-6 124 104)">
        <path d="M124 54 158 98H90z" fill={ink.card} />
        <path d="M124 54v44h34z" fill={ink.line} />
        <path d="M76 94h96l-20 32H96z" fill={ink.card} />
        <path d="M124 126h28l20-32z" fill={ink.line} />
        <path
          d="M124 54 90 98M124 54l34 44M76 94h96l-20 32H96zM124 54v44"
          fill="none"
          stroke={ink.accent}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </g>
      <Water />
    </Drawing>
  )
}
