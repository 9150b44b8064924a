import type { TextKey } from '#contract/texts/en.ts'

/** Shares a link by the device's own sheet, or copies it. Answers the text that says what was done. */
export async function shareLink(title: string, url: string): Promise<TextKey | undefined> {
  if ('share' in navigator) {
    const fate = await navigator.share({ title, url }).then(
      () => 'shared',
      (error: unknown) => (error instanceof DOMException ? error.name : 'failed'),
    )
    // A person who closed the device's own sheet has changed their mind.
    if (fate === 'shared' || fate === 'AbortError') return undefined
  }
  return navigator.clipboard.writeText(url).then(
    () => 'detail.copied',
    () => 'detail.notCopied',
  )
}
