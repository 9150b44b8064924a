type Triple = readonly [number, number, number]

export function rgbOf(hex: string): Triple {
  const n = Number.parseInt(hex.slice(1, 7), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

export function hexOf([r, g, b]: Triple): string {
  const part = (v: number) =>
    Math.round(Math.min(255, Math.max(0, v)))
      .toString(16)
      .padStart(2, '0')
  return `#${part(r)}${part(g)}${part(b)}`
}

const linear = (v: number) => (v <= 10.31 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)

const gamma = (v: number) => 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * Math.max(v, 0) ** (1 / 2.4) - 0.055)

const known = new Map<string, Triple>()

/** Lightness, and the two axes of colour, as the eye measures them (OKLab). */
function labOf(hex: string): Triple {
  const found = known.get(hex)
  if (found) return found
  const rgb = rgbOf(hex)
  const [r, g, b] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lab: Triple = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  if (known.size < 5000) known.set(hex, lab)
  return lab
}

function fromLab([l, a, b]: Triple): string {
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  return hexOf([
    gamma(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    gamma(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    gamma(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ])
}

/** Mixes two colours: `a` at 0, `b` at 1. */
export function mix(a: string, b: string, share: number): string {
  const t = Math.min(1, Math.max(0, share))
  const [p, q] = [labOf(a), labOf(b)]
  return fromLab([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t])
}

/** Makes a colour lighter by `by` (darker below 0), on a scale from black at 0 to white at 1. */
export function lighten(hex: string, by: number): string {
  const [l, a, b] = labOf(hex)
  return fromLab([Math.min(1, Math.max(0, l + by)), a, b])
}

/** The colour of a surface `a` in a light `b`. */
export function multiply(a: string, b: string): string {
  const [p, q] = [rgbOf(a), rgbOf(b)]
  return hexOf([(p[0] * q[0]) / 255, (p[1] * q[1]) / 255, (p[2] * q[2]) / 255])
}
