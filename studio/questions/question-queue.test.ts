import {beforeEach, expect, test} from 'vitest'
import type {Asked} from './question.ts'
import {QuestionQueue} from './question-queue.ts'

const question = (header: string): Asked => ({about: header, namespace: 'texts', header, body: () => null})

let queue: QuestionQueue
let shown: (string | undefined)[]
const forms = {left: new AbortController(), right: new AbortController()}
const answers: Record<string, boolean> = {}

beforeEach(() => {
  queue = new QuestionQueue()
  shown = []
  queue.subscribe(() => shown.push(queue.waiting()[0]?.header))
  for (const form of ['left', 'right'] as const) {
    forms[form] = new AbortController()
    delete answers[form]
    void queue.ask(question(form), forms[form].signal).then((answer) => (answers[form] = answer))
  }
})

const answer = async (mayGoOn: boolean) => {
  queue.waiting()[0]?.answer(mayGoOn)
  await new Promise((resolve) => setTimeout(resolve))
}

test('of two questions at once, one is shown after the other, and each has its own answer', async () => {
  expect(queue.waiting().map(({header}) => header)).toEqual(['left', 'right'])
  await answer(false)
  expect(answers).toEqual({left: false})
  await answer(true)
  expect(answers).toEqual({left: false, right: true})
  expect(shown).toEqual(['left', 'left', 'right', undefined])
})

test.each(['left', 'right'] as const)('the form on the %s closes, which is a no', async (closed) => {
  const stays = closed === 'left' ? 'right' : 'left'
  forms[closed].abort()
  await expect.poll(() => queue.waiting().map(({header}) => header)).toEqual([stays])
  expect(answers).toEqual({[closed]: false})
  await answer(true)
  expect(answers).toEqual({[closed]: false, [stays]: true})
})

test('a form that closed before it could ask gets a no, and nothing is shown', async () => {
  queue = new QuestionQueue()
  expect(await queue.ask(question('late'), AbortSignal.abort())).toBe(false)
  expect(queue.waiting()).toEqual([])
})
