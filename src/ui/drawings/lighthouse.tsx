import { Drawing, ink, Water } from './drawing.tsx'

/** A lighthouse whose beam reaches nobody just now. */
export function LighthouseDrawing() {
  return (
    <Drawing>
      <path d="M112 46 30 26v42z" fill={ink.star} opacity=".22" />
      <path d="m128 46 82-14v34z" fill={ink.star} opacity=".14" />
      <path d="M108 58h24l8 70h-40z" fill={ink.card} />
      <path d="M106.2 74h27.600l2 18h-31.600zM102.3 108h35.400l2.3 20h-40z" fill={ink.rose} opacity=".85" />
      <path d="M108 58h24l8 70h-40z" fill="none" stroke={ink.accent} strokeWidth="3" strokeLinejoin="round" />
      <rect x="110" y="40" width="20" height="18" rx="2" fill={ink.star} />
      <path
        d="M104 58h32M106 40h28l-14-14z"
        fill={ink.accent}
        stroke={ink.accent}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M48 96a12 12 0 0 1 23-4 9 9 0 0 1 3 17.500H54A11 11 0 0 1 48 96zM164 84a10 10 0 0 1 19-3 8 8 0 0 1 2 15h-17a9 9 0 0 1-4-12z"
        fill={ink.line}
      />
      <Water />
    </Drawing>
  )
}
