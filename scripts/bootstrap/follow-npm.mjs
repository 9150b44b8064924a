// @ts-check

const everyMs = 500

/**
 * npm starts a script through a shell and hands a SIGTERM to that shell alone, which dies of it and leaves the script
 * behind. So a script that npm started ends, in its usual order, when the shell above it has gone.
 */
export function followNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, everyMs)
  watch.unref()
}
