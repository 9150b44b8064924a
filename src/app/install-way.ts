import { isAppleTouch } from '#src/lib/apple-touch.ts'
import { type InstallPrompt, installing } from './install-prompt.ts'

/** Takes the install prompt, which can be used once. */
export function takeInstallPrompt(): InstallPrompt | undefined {
  const { prompt } = installing
  installing.prompt = undefined
  return prompt
}

export function runsInstalled(): boolean {
  const modes = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay']
  const isOnHomeScreen = Reflect.get(navigator, 'standalone') === true
  return (
    installing.isDone || isOnHomeScreen || modes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
  )
}

/**
 * How this browser installs: by a prompt we hold, by Safari's share menu on phones and tablets, or not at
 * all.
 */
export function installWay(): 'prompt' | 'share-menu' | undefined {
  if (installing.prompt) return 'prompt'
  return isAppleTouch(navigator) && !isInsideAnotherApp(navigator.userAgent) ? 'share-menu' : undefined
}

// The browsers within other apps have no such menu.
function isInsideAnotherApp(userAgent: string): boolean {
  return !userAgent.includes('Safari/') || /FBAN|FBAV|Instagram|Line\//.test(userAgent)
}
