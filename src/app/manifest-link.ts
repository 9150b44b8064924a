/**
 * A browser that knows the manifest says once that this can be installed, to whoever listens then; on a fast line
 * that was before the app did. And it fetches icons and draws over its own address while the app starts.
 */
export function withholdManifest(page: Document): void {
  page.querySelector('link[rel=manifest]')?.remove()
}

/** To be called when somebody listens, and the page stands. */
export function tellManifest(page: Document): void {
  page.head.append(
    Object.assign(page.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}
