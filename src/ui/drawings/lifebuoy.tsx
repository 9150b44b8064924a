import { Drawing, ink, Water } from './drawing.tsx'

/** A lifebuoy: something went wrong, and help is at hand. */
export function LifebuoyDrawing() {
  return (
    <Drawing>
      <g transform="rotate(14 120 80)" fill="none">
        <circle cx="120" cy="80" r="36" stroke={ink.card} strokeWidth="24" />
        <circle
          cx="120"
          cy="80"
          r="36"
          stroke={ink.rose}
          strokeWidth="24"
          strokeDasharray="28.3 28.3"
          opacity=".9"
        />
        <circle cx="120" cy="80" r="48" stroke={ink.accent} strokeWidth="3" />
        <circle cx="120" cy="80" r="24" stroke={ink.accent} strokeWidth="3" />
      </g>
      <Water />
    </Drawing>
  )
}
