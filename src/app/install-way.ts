import { isAppleTouch } from '#src/lib/apple-touch.ts'

/** The browser's own prompt, kept until the moment fits. No lib has its type yet. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallPrompt | undefined
let isInstalled = false

/** Keeps the browser's prompt from showing by itself. It comes early, once, and to whoever listens then. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept = event as InstallPrompt
  })
  addEventListener('appinstalled', () => {
    isInstalled = true
    kept = undefined
  })
}

/** The prompt, which may be used once. */
export function takeInstallPrompt(): InstallPrompt | undefined {
  const prompt = kept
  kept = undefined
  return prompt
}

export function runsInstalled(): boolean {
  const modes = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay']
  const isOnHomeScreen = Reflect.get(navigator, 'standalone') === true
  return isInstalled || isOnHomeScreen || modes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
}

/** How this browser installs: by a prompt we hold, by Safari's share menu on phones and tablets, or not at all. */
export function installWay(): 'prompt' | 'share-menu' | undefined {
  if (kept) return 'prompt'
  return isAppleTouch(navigator) && !isInsideAnotherApp(navigator.userAgent) ? 'share-menu' : undefined
}

// The browsers within other apps have no such menu.
function isInsideAnotherApp(userAgent: string): boolean {
  return !userAgent.includes('Safari/') || /FBAN|FBAV|Instagram|Line\//.test(userAgent)
}
