/** What the server answers by itself: never a page of the app, so the shell does not stand in for it. */
export const serverPaths: RegExp[] = [
  /^\/public\//,
  /^\/painted\//,
  /^\/version\.json/,
  /^\/(healthz|readyz|metrics)/,
  /^\/dev\//,
  /^\/(img|tiles|qr)\//,
  // A file: what has an ending is not a page.
  /\.[a-z0-9]+$/i,
]
