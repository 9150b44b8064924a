import { Drawing, ink, Water } from './drawing.tsx'

/** A postcard from somewhere one liked. */
export function PostcardDrawing() {
  return (
    <Drawing>
      <g transform="rotate(-5 120 72)">
        <rect x="62" y="30" width="116" height="84" rx="10" fill={ink.card} />
        <path d="M72 104V86l22-22 20 20 16-14 38 34z" fill={ink.accent} opacity=".75" />
        <circle cx="144" cy="54" r="9" fill={ink.star} />
        <rect x="62" y="30" width="116" height="84" rx="10" fill="none" stroke={ink.accent} strokeWidth="3" />
      </g>
      <g transform="translate(154 22)">
        <circle cx="22" cy="22" r="22" fill={ink.card} />
        <path
          d="M22 34S9 26 9 17.500A6.8 6.8 0 0 1 22 14a6.8 6.8 0 0 1 13 3.500C35 26 22 34 22 34z"
          fill={ink.rose}
        />
      </g>
      <Water />
    </Drawing>
  )
}
