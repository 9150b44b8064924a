// @ts-check
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { onInterrupt } from './interrupt.mjs'
import { root } from './project.mjs'
import { Sentence } from './sentence.mjs'

const graceMs = 5_000
const drainMs = 2_000
const tether = new URL('./tether.mjs', import.meta.url).href

/**
 * @typedef {object} Ending
 * @property {number} code the exit code, 128 and more for a signal
 * @property {boolean} timedOut
 * @property {string} output what it printed, unless that went to the terminal alone
 */

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] added to this process's own environment
 * @property {'show' | 'keep' | 'both'} [output] to the terminal, into the answer, or both
 * @property {number} [timeLimitMs]
 * @property {AbortSignal} [until] makes it end at another's word
 * @property {string} [cwd]
 */

/**
 * Runs a JavaScript program with this Node. Should this process disappear, even by kill -9, the program ends
 * too.
 * @param {string} script
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(script, args, options = {}) {
  const env = { ...options.env, QUAYSIDE_TETHER: '3' }
  return runProgram(process.execPath, ['--import', tether, script, ...args], { ...options, env })
}

/**
 * Runs a program in a process group of its own. The whole group ends when the program does, when it must, and
 * when a signal ends this process. The program has no standard input.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ending>}
 */
export async function runProgram(program, args, options = {}) {
  const { env = {}, output = 'show', timeLimitMs, until, cwd = root } = options
  const stream = output === 'show' ? 'inherit' : 'pipe'
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', stream, stream, 'pipe'],
  })
  const printed = collect(child, output === 'both')
  const closed = new Promise((resolve) => child.once('close', resolve))
  const ending = endable(child.pid)
  const forget = onInterrupt(ending.end)
  const limit = timeLimitMs ? AbortSignal.timeout(timeLimitMs) : undefined
  const cutOff = () => ending.end('SIGTERM')
  for (const cue of [limit, until]) cue?.addEventListener('abort', cutOff)
  try {
    const code = await exitOf(child, program)
    signalGroup(child.pid, 'SIGKILL')
    // A daemon that left the group may keep the pipes open for ever.
    await Promise.race([closed, wait(drainMs, undefined, { ref: false })])
    return { code, timedOut: limit?.aborted ?? false, output: printed() }
  } finally {
    for (const cue of [limit, until]) cue?.removeEventListener('abort', cutOff)
    ending.over()
    for (const stream of child.stdio) stream?.destroy()
    // After an interruption this process exits here, and no later step runs.
    forget()
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} program
 * @returns {Promise<number>}
 */
function exitOf(child, program) {
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 143)))
    child.once('error', (error) => reject(new Sentence(`${program} could not be started: ${error.message}.`)))
  })
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {boolean} show
 */
function collect(child, show) {
  let printed = ''
  child.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    printed += text
    if (show) process.stdout.write(text)
  })
  child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    printed += text
    if (show) process.stderr.write(text)
  })
  return () => printed
}

/** @param {number | undefined} pid */
function endable(pid) {
  /** @type {NodeJS.Timeout | undefined} */
  let killTimer
  return {
    /** @param {NodeJS.Signals} signal */
    end: (signal) => {
      signalGroup(pid, signal)
      killTimer ??= setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs)
    },
    over: () => clearTimeout(killTimer),
  }
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group is gone already.
  }
}
