/** Combines questions that are asked within one `moment` into one request; each gets its own answer. */
export function together<Question, Answer>(
  moment: () => Promise<void>,
  answerAll: (questions: Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Question[] = []
  let answers: Promise<readonly Answer[]> | undefined
  const answerWaiting = () => {
    const questions = waiting
    waiting = []
    answers = undefined
    return answerAll(questions)
  }
  return async (question) => {
    const at = waiting.push(question) - 1
    answers ??= moment().then(answerWaiting)
    return (await answers)[at] as Answer
  }
}
