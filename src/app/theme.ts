import { pageColors } from '#src/ui/page-colors.ts'

/** The storage key of the chosen theme; without one the device's setting applies. */
const THEME_KEY = 'theme'

/** The themes to choose from. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()
// Where storage is denied the choice lasts as long as the page.
let inMemory: Theme = 'system'

export function chosenTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return inMemory
  }
}

export function chooseTheme(theme: Theme): void {
  inMemory = theme
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Where storage is denied the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Applies the theme to the page, the form controls and the browser's bars. Tokens switch by the class. */
export function paintTheme(root: HTMLElement, theme: Theme, systemIsDark: boolean): void {
  const shade = theme === 'system' ? (systemIsDark ? 'dark' : 'light') : theme
  root.classList.toggle('dark', shade === 'dark')
  root.classList.toggle('light', shade === 'light')
  root.style.colorScheme = shade
  for (const meta of root.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = pageColors[shade]
}

/** Applies the theme, and again whenever the person, another tab or the device changes it. */
export function followSystemTheme(root: HTMLElement): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => paintTheme(root, chosenTheme(), system.matches)
  paint()
  onThemeChange(paint)
  system.addEventListener('change', paint)
  addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) for (const listener of listeners) listener()
  })
}
