/** Paths that the server answers by itself: none is a page of the app, so the shell does not stand in for them. */
export const serverPaths: RegExp[] = [
  /^\/public\//,
  /^\/painted\//,
  /^\/version\.json/,
  /^\/(healthz|readyz|metrics)/,
  /^\/dev\//,
  /^\/(img|tiles|qr)\//,
  // A file: a path with an ending is no page.
  /\.[a-z0-9]+$/i,
]
