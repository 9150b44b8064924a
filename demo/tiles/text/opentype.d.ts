/** The part of the package that is used here. Its own types need those of the whole browser. */
declare module 'opentype.js/dist/opentype.mjs' {
  interface Command {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    x: number
    y: number
    x1: number
    y1: number
    x2: number
    y2: number
  }
  interface Glyph {
    advanceWidth?: number
    path: { commands: Command[] }
  }
  interface Font {
    unitsPerEm: number
    ascender: number
    charToGlyph(char: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  export function parse(bytes: ArrayBuffer): Font

  export type { Command, Font, Glyph }
}
