import type { Log } from './deps.ts'

/** Tasks that run after the answer, so that neither their result nor the time they take shows in it. */
export class AfterReplyTasks {
  readonly #atWork = new Set<Promise<unknown>>()

  run(log: Log, work: () => Promise<unknown>): void {
    const running = work().catch((error: unknown) => log.error({ err: error }, 'a task after a reply failed'))
    this.#atWork.add(running)
    void running.finally(() => this.#atWork.delete(running))
  }

  /** Resolves when no task runs any more. */
  async done(): Promise<void> {
    while (this.#atWork.size > 0) await Promise.allSettled(this.#atWork)
  }
}
