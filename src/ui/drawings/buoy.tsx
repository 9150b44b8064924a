import { Drawing, ink, Water } from './drawing.tsx'

/** A bell buoy on a calm day: it has nothing to say. */
export function BuoyDrawing() {
  return (
    <Drawing>
      <circle cx="176" cy="42" r="12" fill={ink.star} opacity=".85" />
      <g transform="rotate(-5 120 110)" strokeLinejoin="round" strokeLinecap="round">
        <path d="M88 108h64l-10 22H98z" fill={ink.rose} opacity=".9" />
        <path d="M98 108 112 46h16l14 62z" fill={ink.card} />
        <path
          d="M98 108 112 46h16l14 62M104 82h32M88 108h64l-10 22H98z"
          fill="none"
          stroke={ink.accent}
          strokeWidth="3"
        />
        <path d="M120 34v12" stroke={ink.accent} strokeWidth="3" />
        <circle cx="120" cy="30" r="5" fill={ink.star} />
        <path d="M110 74q0-14 10-14t10 14l3 4h-26z" fill={ink.star} stroke={ink.accent} strokeWidth="2.5" />
        <path d="M120 79v4" stroke={ink.accent} strokeWidth="4" />
      </g>
      <Water />
    </Drawing>
  )
}
