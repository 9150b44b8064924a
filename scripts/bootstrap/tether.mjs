// @ts-check
import { Socket } from 'node:net'

// Preloaded into what `run` starts. The descriptor is a pipe whose other end only the starter holds: when the
// starter is gone, even by kill -9, the pipe ends and this process group goes too, leaving no orphan at work.
const descriptor = Number(process.env.QUAYSIDE_TETHER)
delete process.env.QUAYSIDE_TETHER
if (descriptor) {
  const end = () => process.kill(-process.pid, 'SIGKILL')
  new Socket({ fd: descriptor }).on('error', end).on('close', end).resume().unref()
}
