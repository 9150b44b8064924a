import type { Accents } from '../paper/accents.ts'
import type { Rng } from '../paper/random.ts'

export const SKINS = ['#f6d3b8', '#eebf9b', '#d99f76', '#b97a50', '#8d5535', '#5e3824'] as const

export const HAIRS = [
  '#2a211f',
  '#3d2a20',
  '#6a4228',
  '#a8713b',
  '#d9b25f',
  '#8f3f2a',
  '#8b8a8c',
  '#e4dccf',
] as const

export type Cut = 'short' | 'bun' | 'long' | 'bob' | 'curls' | 'hat' | 'cap' | 'scarf'

/** The look of a person, the same in every pose. */
export interface Look {
  skin: string
  hair: string
  cut: Cut
  top: string
  bottom: string
  dress: boolean
}

const CUTS = ['short', 'short', 'bun', 'long', 'bob', 'curls', 'hat', 'cap', 'scarf'] as const

export function lookOf(r: Rng, { main, second, third, pale, deep }: Accents): Look {
  const top = r.pick([main, second, third, pale, '#f7f2e8', '#5f7f8a', '#c98b6b', '#7a6a8f', deep])
  return {
    skin: r.pick(SKINS),
    hair: r.pick(HAIRS),
    cut: r.pick(CUTS),
    top,
    bottom: r.pick([deep, '#3f4a5c', '#6b5a4c', '#46545e', '#8a7f72', '#2f3542']),
    dress: r.chance(0.3),
  }
}

/** The same person in sportswear. */
export const sporty = (look: Look): Look => ({
  ...look,
  cut: look.cut === 'hat' || look.cut === 'scarf' || look.cut === 'long' ? 'bun' : look.cut,
  dress: false,
})
