// @ts-check
import { constants } from 'node:os'

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** @type {Set<(signal: NodeJS.Signals) => void>} */
const running = new Set()
let holders = 0
/** @type {NodeJS.Signals | undefined} */
let interruptedBy

/**
 * Calls `end` when a signal asks this process to end. The process then ends once everything has.
 * @param {(signal: NodeJS.Signals) => void} end
 * @returns {() => void} to be called when it has ended
 */
export function onInterrupt(end) {
  const release = holdSignals()
  running.add(end)
  return () => {
    running.delete(end)
    exitIfInterrupted()
    release()
  }
}

/**
 * Until it is released, a signal ends this process in good order, with its exit handlers. While nobody holds
 * signals, they have their usual effect, or the one that the server gives them.
 */
export function holdSignals() {
  if (holders === 0) for (const signal of signals) process.on(signal, interrupt)
  holders += 1
  return () => {
    holders -= 1
    if (holders === 0) for (const signal of signals) process.off(signal, interrupt)
  }
}

/** @param {NodeJS.Signals} signal */
function interrupt(signal) {
  interruptedBy ??= signal
  for (const end of running) end(signal)
  exitIfInterrupted()
}

function exitIfInterrupted() {
  if (interruptedBy && running.size === 0) process.exit(128 + constants.signals[interruptedBy])
}
