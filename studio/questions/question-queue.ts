import type {Asked} from './question.ts'

export interface WaitingQuestion extends Asked {
  key: number
  answer: (mayGoOn: boolean) => void
}

/** Several forms may ask at once. The first question is shown, and then the next. */
export class QuestionQueue {
  private questions: readonly WaitingQuestion[] = []
  private asked = 0
  private readonly listeners = new Set<() => void>()

  readonly waiting = (): readonly WaitingQuestion[] => this.questions

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange)
    return () => this.listeners.delete(onChange)
  }

  /** Resolves to the answer, which is no once the form that asks is closed. */
  async ask(asked: Asked, form: AbortSignal): Promise<boolean> {
    const {promise, resolve: answer} = Promise.withResolvers<boolean>()
    const question = {...asked, key: (this.asked += 1), answer}
    const close = () => answer(false)
    form.addEventListener('abort', close)
    if (form.aborted) close()
    this.set([...this.questions, question])
    const mayGoOn = await promise
    form.removeEventListener('abort', close)
    this.set(this.questions.filter((other) => other !== question))
    return mayGoOn
  }

  private set(questions: readonly WaitingQuestion[]): void {
    this.questions = questions
    for (const tell of this.listeners) tell()
  }
}
