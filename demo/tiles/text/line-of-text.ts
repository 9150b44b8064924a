import { type FaceName, typefaces } from './typeface.ts'

/** One line of text, measured for a letter height of one. */
export interface TextLine {
  face: FaceName
  chars: readonly string[]
  /** Where each character starts. */
  starts: readonly number[]
  /** How wide each character is. */
  advances: readonly number[]
  width: number
}

/** @param spacing What is added between two characters, for a letter height of one. */
export function setLine(text: string, face: FaceName, spacing = 0): TextLine {
  const typeface = typefaces[face]()
  const chars = [...text]
  const starts: number[] = []
  const advances: number[] = []
  let width = 0
  chars.forEach((char, i) => {
    const before = chars[i - 1]
    if (before !== undefined) width += typeface.kerning(before, char) + spacing
    starts.push(width)
    const { advance } = typeface.letter(char)
    advances.push(advance)
    width += advance
  })
  return { face, chars, starts, advances, width }
}

/** Breaks a text into as many lines as its width needs, between words and as evenly as possible. */
export function setParagraph(text: string, face: FaceName, most: number, spacing = 0): TextLine[] {
  const words = text.split(' ')
  const whole = setLine(text, face, spacing)
  const count = Math.min(words.length, Math.ceil(whole.width / most))
  if (count <= 1) return [whole]
  const share = whole.width / count
  const lines: string[] = []
  let current = ''
  for (const word of words) {
    const longer = current ? `${current} ${word}` : word
    const isFull = current !== '' && setLine(longer, face, spacing).width > Math.max(share * 1.12, most * 0.6)
    if (isFull) lines.push(current)
    current = isFull ? word : longer
  }
  lines.push(current)
  return lines.map((it) => setLine(it, face, spacing))
}
