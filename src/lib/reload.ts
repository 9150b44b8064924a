import { untilNothingIsInProgress } from './in-progress.ts'

let planned: Promise<void> | undefined

/** Reloads the page once nothing is in progress: once, however many reasons there are. */
export function reloadWhenFree(): Promise<void> {
  planned ??= untilNothingIsInProgress().then(() => location.reload())
  return planned
}
