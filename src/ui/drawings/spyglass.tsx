import { Drawing, ink, Water } from './drawing.tsx'

/** A spyglass that finds nothing on the horizon. */
export function SpyglassDrawing() {
  return (
    <Drawing>
      <path d="M176 44 214 24v52l-38-12z" fill={ink.star} opacity=".2" />
      <g transform="rotate(-14 120 78)" stroke={ink.accent} strokeWidth="3" strokeLinejoin="round">
        <rect x="62" y="70" width="40" height="20" rx="4" fill={ink.card} />
        <rect x="100" y="66" width="44" height="28" rx="4" fill={ink.line} />
        <rect x="142" y="60" width="40" height="40" rx="5" fill={ink.card} />
        <path d="M52 66v28" strokeWidth="7" strokeLinecap="round" />
      </g>
      <path d="m116 96-24 34M122 94l22 36" stroke={ink.accent} strokeWidth="4" strokeLinecap="round" />
      <Water />
    </Drawing>
  )
}
