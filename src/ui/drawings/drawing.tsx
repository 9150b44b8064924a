import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The tokens a drawing is painted with: it follows light, dark and the store's colour. */
export const ink = {
  accent: 'var(--q-colors-accent)',
  card: 'var(--q-colors-card)',
  line: 'var(--q-colors-line)',
  muted: 'var(--q-colors-muted)',
  plum: 'var(--q-colors-plum)',
  rose: 'var(--q-colors-rose)',
  star: 'var(--q-colors-star)',
} as const

/** A small picture of the harbour, for where there is nothing else to see. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <Frame viewBox="0 0 240 160" aria-hidden focusable={false}>
      <circle cx="120" cy="76" r="72" fill={ink.accent} opacity=".1" />
      {children}
    </Frame>
  )
}

/** The water along the foot of every drawing. */
export function Water() {
  return (
    <g fill="none" stroke={ink.accent} strokeWidth="3.5" strokeLinecap="round">
      <path d="M22 132q12-8 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0" opacity=".7" />
      <path d="M58 145q12-8 24 0t24 0 24 0 24 0 24 0" opacity=".35" />
    </g>
  )
}

const Frame = chakra('svg', { base: { display: 'block', width: '240px', maxWidth: '100%', height: 'auto' } })
