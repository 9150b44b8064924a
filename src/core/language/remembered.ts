const KEY = 'language'

/** The languages wanted on this device: the chosen one, else what the device prefers. */
export function rememberedLanguage(): readonly string[] {
  try {
    const chosen = localStorage.getItem(KEY)
    return chosen ? [chosen] : navigator.languages
  } catch {
    // Storage may be denied altogether; then the choice lasts as long as the page.
    return navigator.languages
  }
}

export function rememberLanguage(code: string): void {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // As above.
  }
}
