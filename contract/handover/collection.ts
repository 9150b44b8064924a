import { clockMs, clockText } from '../clock.ts'
import { type HandoverPlan, type Places, planHandover } from './plan.ts'
import type { HandoverRules } from './rules.ts'
import { windowFrom } from './windows.ts'

const MINUTE_MS = 60_000

/**
 * When a thing can be brought back at the earliest that is collected in the window which begins at a time, by the
 * clock there. `minutes` are what is done to it.
 */
export function readyAt(rules: HandoverRules, start: string, minutes: number): string {
  const collected = clockMs(windowFrom(start, rules.windowMinutes).end)
  return clockText(collected + Math.max(minutes, rules.turnaroundMinutes) * MINUTE_MS)
}

/** Plans how a thing is collected and brought back once it is ready; all times by the clock there. */
export function planCollection(
  rules: HandoverRules,
  places: Places,
  times: { start: string; end: string },
  { now, minutes }: { now: string; minutes: number },
): HandoverPlan {
  const { legs, total } = planHandover(rules, places, times, now)
  const [pickup, drop] = legs
  const isReady = clockMs(drop.window.start) >= clockMs(readyAt(rules, times.start, minutes))
  return { total, legs: isReady || drop.problem ? legs : [pickup, { ...drop, problem: 'not_ready' }] }
}
