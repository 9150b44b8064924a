/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// Imported by its file: by the package's name Node would take the CommonJS file, and first search it for
// exports.
import { type Command, type Font, parse } from 'opentype.js/dist/opentype.mjs'
import { once } from '../../town/once.ts'

/** The outline of a character for a letter height of one, y downwards, and the distance to the next one. */
export interface Letter {
  advance: number
  contours: readonly Float64Array[]
}

/** A typeface of the map. It comes with the server, so that a tile looks the same on every machine. */
export interface Typeface {
  letter(char: string): Letter
  /** How much closer two characters stand than their widths say. */
  kerning(left: string, right: string): number
}

const require = createRequire(import.meta.url)

function load(file: string): Typeface {
  const bytes = readFileSync(file)
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const letters = new Map<string, Letter>()
  const kernings = new Map<string, number>()
  return {
    letter(char) {
      const known = letters.get(char) ?? letterOf(font, char)
      letters.set(char, known)
      return known
    },
    kerning(left, right) {
      const pair = left + right
      const known =
        kernings.get(pair) ??
        font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)) / font.unitsPerEm
      kernings.set(pair, known)
      return known
    },
  }
}

function letterOf(font: Font, char: string): Letter {
  const glyph = font.charToGlyph(char)
  return {
    advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm,
    contours: contoursOf(glyph.path.commands, 1 / font.unitsPerEm),
  }
}

const CURVE_PIECES = 5

function contoursOf(commands: readonly Command[], scale: number): Float64Array[] {
  const contours: number[][] = []
  let [x, y] = [0, 0]
  for (const command of commands) {
    if (command.type === 'M') contours.push([])
    const contour = contours.at(-1)
    if (!contour || command.type === 'Z') continue
    for (let i = 1; i <= CURVE_PIECES; i++) {
      const [px, py] = onCurve(command, x, y, i / CURVE_PIECES)
      if (i === CURVE_PIECES || command.type === 'Q' || command.type === 'C')
        contour.push(px * scale, -py * scale)
    }
    x = command.x
    y = command.y
  }
  return contours.filter((it) => it.length >= 6).map((it) => Float64Array.from(it))
}

function onCurve(
  { type, x, y, x1, y1, x2, y2 }: Command,
  fromX: number,
  fromY: number,
  t: number,
): [number, number] {
  const u = 1 - t
  if (type === 'Q') {
    return [u * u * fromX + 2 * u * t * x1 + t * t * x, u * u * fromY + 2 * u * t * y1 + t * t * y]
  }
  if (type === 'C') {
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [a * fromX + b * x1 + c * x2 + d * x, a * fromY + b * y1 + c * y2 + d * y]
  }
  return [x, y]
}

export const typefaces = {
  regular: once(() => load(require.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff'))),
  strong: once(() => load(require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'))),
  bold: once(() => load(require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'))),
  /** For water, in italics as usual on maps. */
  water: once(() => load(require.resolve('@fontsource/lora/files/lora-latin-500-italic.woff'))),
}

export type FaceName = keyof typeof typefaces
