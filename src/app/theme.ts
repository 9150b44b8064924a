/** Follows the system's light or dark; Chakra's tokens switch by this class. */
export function followSystemTheme(root: HTMLElement): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    root.classList.toggle('dark', dark.matches)
    root.classList.toggle('light', !dark.matches)
  }
  apply()
  dark.addEventListener('change', apply)
}
