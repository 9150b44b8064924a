// In this order: each names itself after those below it, too.
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

/** A browser as people call it: 'Chrome, Android'. What is not known appears as it calls itself. */
export function deviceWords(userAgent: string): string {
  const known = [browsers, systems].flatMap((names) => {
    const [name] = names.find(([, sign]) => sign.test(userAgent)) ?? []
    return name ? [name] : []
  })
  return known.length > 0 ? known.join(', ') : userAgent
}
