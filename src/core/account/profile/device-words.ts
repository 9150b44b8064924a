// The order matters: each browser's user agent also names those below it.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A browser's name as people say it: 'Chrome, Android'. An unknown one appears as its user agent. */
export function deviceWords(userAgent: string): string {
  const known = [browsers, systems].flatMap((names) => {
    const [name] = names.find(([, sign]) => sign.test(userAgent)) ?? []
    return name ? [name] : []
  })
  return known.length > 0 ? known.join(', ') : userAgent
}
