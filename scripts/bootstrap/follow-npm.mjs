// @ts-check

const everyMs = 500

/**
 * Ends a script that npm started, in its usual order, when the shell above it has gone. npm starts scripts
 * through a shell and sends a SIGTERM to that shell alone, which dies of it and leaves the script behind.
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
