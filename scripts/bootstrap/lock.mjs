// @ts-check
import { closeSync, existsSync, mkdirSync, openSync, rmSync, statSync, utimesSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { holdSignals } from './interrupt.mjs'
import { inProject } from './project.mjs'

const path = inProject('.cache', 'bootstrap.lock')
const beatMs = 1_000
const deadAfterMs = 5_000

/**
 * Lets one process at a time change node_modules and dist. The holder touches its lock every second, so that
 * the lock of a killed process shows by its age. A process id would mean nothing across containers.
 * @param {() => Promise<void>} work
 */
export async function alone(work) {
  mkdirSync(inProject('.cache'), { recursive: true })
  const letSignalsGo = holdSignals()
  let said = false
  while (!take()) {
    if (!said) console.error('Another command is preparing this folder; waiting for it …')
    said = true
    await wait(500)
  }
  const heart = setInterval(beat, beatMs)
  process.on('exit', release)
  try {
    await work()
  } finally {
    clearInterval(heart)
    process.off('exit', release)
    release()
    letSignalsGo()
  }
}

function take() {
  try {
    closeSync(openSync(path, 'wx'))
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    if (ageMs() > deadAfterMs) release()
    return false
  }
}

function ageMs() {
  const held = statSync(path, { throwIfNoEntry: false })
  return held ? Date.now() - held.mtimeMs : 0
}

function beat() {
  const now = new Date()
  if (existsSync(path)) utimesSync(path, now, now)
}

function release() {
  rmSync(path, { force: true })
}
