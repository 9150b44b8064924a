import type { TextKey } from '#contract/texts/en.ts'

/** Hands a link on: the device's own way where it has one, else into its clipboard. Answers what there is to say about it. */
export async function shareLink(title: string, url: string): Promise<TextKey | undefined> {
  if ('share' in navigator) {
    const fate = await navigator.share({ title, url }).then(
      () => 'shared',
      (error: unknown) => (error instanceof DOMException ? error.name : 'failed'),
    )
    // Whoever closed the device's own sheet has changed their mind.
    if (fate === 'shared' || fate === 'AbortError') return undefined
  }
  return navigator.clipboard.writeText(url).then(
    () => 'detail.copied',
    () => 'detail.notCopied',
  )
}
