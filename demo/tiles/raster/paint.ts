import type { Coverage, Rgb, Sheet } from './coverage.ts'

/** Paints a colour over the gathered shapes, and clears the coverage. */
export function paint(sheet: Sheet, coverage: Coverage, [red, green, blue]: Rgb, opacity = 1): void {
  const { pixels, size } = sheet
  coverage.flush((row, from, covered, count) => {
    let at = (row * size + from) * 3
    for (let column = from; column < from + count; column++, at += 3) {
      let share = covered[column] as number
      if (share < 0.004) continue
      if (share > 1) share = 1
      share *= opacity
      if (share > 0.996) {
        pixels[at] = red
        pixels[at + 1] = green
        pixels[at + 2] = blue
        continue
      }
      const r = pixels[at] as number
      const g = pixels[at + 1] as number
      const b = pixels[at + 2] as number
      pixels[at] = r + (red - r) * share + 0.5
      pixels[at + 1] = g + (green - g) * share + 0.5
      pixels[at + 2] = b + (blue - b) * share + 0.5
    }
  })
}

/** Stores the coverage in a mask, 0 to 255, and keeps the larger value where there is one already. */
export function keep(mask: Uint8Array, coverage: Coverage, most = 255): void {
  const { size } = coverage
  coverage.flush((row, from, covered, count) => {
    for (let column = from; column < from + count; column++) {
      const share = covered[column] as number
      const value = Math.min(share, 1) * most
      const at = row * size + column
      if (value > (mask[at] as number)) mask[at] = value
    }
  })
}

/** A colour in the notation of stylesheets. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
