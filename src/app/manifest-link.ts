/**
 * Removes the link to the manifest. With it a browser says once that the app can be installed, on a fast line
 * before the app listens; and it fetches icons, and draws over its own address bar, while the app starts.
 */
export function withholdManifest(page: Document): void {
  page.querySelector('link[rel=manifest]')?.remove()
}

/** Adds the link to the manifest, once somebody listens and the page has rendered. */
export function tellManifest(page: Document): void {
  page.head.append(
    Object.assign(page.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}
