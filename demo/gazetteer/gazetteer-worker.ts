import { parentPort } from 'node:worker_threads'
import { survey } from '../town/survey.ts'
import { gazetteer } from './gazetteer.ts'
import type { Question } from './gazetteer-thread.ts'

/** Runs on a thread of its own, which `gazetteerOnThread` starts from the built file of this module. */
parentPort?.on('message', async (asked: Question & { id: number }) => {
  const { id } = asked
  try {
    parentPort?.postMessage({ id, found: await answerTo(asked) })
  } catch (error) {
    parentPort?.postMessage({ id, problem: String(error) })
  }
})

function answerTo(asked: Question) {
  switch (asked.method) {
    case 'suggest':
      return gazetteer.suggest(...asked.given)
    case 'locate':
      return gazetteer.locate(...asked.given)
    case 'reverse':
      return gazetteer.reverse(...asked.given)
  }
}

survey()
