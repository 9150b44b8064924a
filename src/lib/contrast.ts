/** The brightest channel of a colour on a dark page. */
const BRIGHT = 184

type Rgb = readonly [number, number, number]

/** WCAG's contrast of two opaque colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(parse(a)), luminance(parse(b))].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The colour, mixed with as little of `towards` as makes it readable on `background`. */
export function readable(color: string, background: string, towards: string, least = 4.5): string {
  for (let part = 0; part < 1; part += 0.02) {
    const mixed = mix(color, towards, part)
    if (contrast(mixed, background) >= least) return mixed
  }
  return towards
}

/** A brighter colour of the same hue, for a dark page. */
export function lit(color: string): string {
  const channels = parse(color)
  const most = Math.max(...channels)
  if (most === 0 || most >= BRIGHT) return color
  return hexOf(channels.map((it) => (it * BRIGHT) / most))
}

function mix(from: string, to: string, part: number): string {
  const [a, b] = [parse(from), parse(to)]
  const channels = a.map((value, at) => value + ((b[at] ?? value) - value) * part)
  return hexOf(channels)
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((it) => Math.round(it).toString(16).padStart(2, '0')).join('')}`
}

function parse(hex: string): Rgb {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((it) => {
    const part = it / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}
