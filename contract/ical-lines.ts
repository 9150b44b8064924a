const MOST_BYTES = 74
/** The code points from which on a letter takes two, three and four bytes. */
const LONGER_FROM = [0x80, 0x800, 0x10000]

const bytesOf = (letter: string) => 1 + LONGER_FROM.filter((it) => it <= (letter.codePointAt(0) ?? 0)).length

/** An instant in UTC as calendars write it: `20261122T193000Z`. */
export const stampOf = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Text as it stands in an iCalendar property. */
export const escapedText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds a line to at most 75 bytes, as iCalendar demands; continued lines begin with a space. */
export function foldedLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const letter of line) {
    const own = bytesOf(letter)
    if (size + own > MOST_BYTES) {
      parts.push(part)
      part = ''
      size = 0
    }
    part += letter
    size += own
  }
  return [...parts, part].join('\r\n ')
}
