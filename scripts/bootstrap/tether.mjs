// @ts-check
import { Socket } from 'node:net'

// Preloaded into programs that `run` starts. The descriptor is a pipe whose other end only the starter has.
// When the starter is gone, even by kill -9, the pipe ends, and this process group ends too, so that no
// orphan is left.
const descriptor = Number(process.env.QUAYSIDE_TETHER)
delete process.env.QUAYSIDE_TETHER
if (descriptor) {
  const end = () => process.kill(-process.pid, 'SIGKILL')
  new Socket({ fd: descriptor }).on('error', end).on('close', end).resume().unref()
}
