/**
 * The browser's own install prompt, kept until the moment fits; TypeScript's DOM library has no type for it
 * yet.
 */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/**
 * The browser's state of installing the app: its prompt, once it offered one, and whether the app was
 * installed.
 */
export const installing: { prompt?: InstallPrompt | undefined; isDone: boolean } = { isDone: false }

/**
 * Keeps the browser's prompt from showing by itself. The event comes early and once, so it has to be caught.
 */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installing.prompt = event as InstallPrompt
  })
  addEventListener('appinstalled', () => {
    installing.isDone = true
    installing.prompt = undefined
  })
}
