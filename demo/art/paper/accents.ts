/** The few colours that the things of a picture share. They all go together. */
export interface Accents {
  main: string
  second: string
  third: string
  pale: string
  deep: string
}

const sets = [
  '#e4572e #f3a712 #2e86ab #f6efe4 #29335c',
  '#d1495b #edae49 #00798c #f4ede0 #30343f',
  '#ef8354 #f2c57c #4f7cac #fbf3e4 #2d3142',
  '#c8553d #f28f3b #588b8b #ffe8d6 #2d3047',
  '#2a9d8f #e9c46a #e76f51 #f8f1e2 #264653',
  '#e07a5f #f2cc8f #81b29a #f4f1de #3d405b',
  '#b5446e #f4b860 #5fa8a3 #fdf1e3 #40284a',
  '#3d6fb4 #f6bd60 #f28482 #f7ede2 #2b3a67',
  '#84a98c #e5b769 #d8694f #f5efe0 #2f3e46',
  '#f4978e #f8d488 #6d9dc5 #fff4e9 #4a4063',
  '#7b6bb0 #f3a683 #63cdda #f8efe6 #303960',
  '#c44536 #f0b67f #28afb0 #fdf0d5 #1f2f46',
] as const

const leanings: Record<string, string> = {
  events: '#8a4a9e',
  rentals: '#3a7ab0',
  places: '#3c8c68',
  services: '#c05a7c',
  announcements: '#d98f2a',
  perks: '#cfa23a',
}

export const countOfAccents = sets.length

export function accentsOf(vertical: string, which: number): Accents {
  const [main = '', second = '', third = '', pale = '', deep = ''] = (
    sets[which % sets.length] ?? sets[0]
  ).split(' ')
  return { main, second, third: leanings[vertical] ?? third, pale, deep }
}

/** The colour at a position, starting again at the end of the list. */
export const nth = (colours: readonly string[], i: number): string =>
  colours[i % colours.length] ?? colours[0] ?? '#ffffff'
