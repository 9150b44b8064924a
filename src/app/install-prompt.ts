/** The browser's own prompt, kept until the moment fits. No lib has its type yet. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** What the browser has said so far of installing this. */
export const installing: { prompt?: InstallPrompt | undefined; isDone: boolean } = { isDone: false }

/** Keeps the browser's prompt from showing by itself. It comes early, once, and to whoever listens then. */
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
