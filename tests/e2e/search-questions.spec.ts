import type {APIRequestContext} from '@playwright/test'
import {leadingQuestions, type SearchQuestion, searchQuestions} from '../support/search-questions.ts'
import {expect, test} from '../support/test.ts'
import {isOfTest} from '../support/test-content.ts'

async function unansweredBy(
  count: number,
  questions: SearchQuestion[],
  request: APIRequestContext,
): Promise<string[]> {
  const unanswered: string[] = []
  for (const {language, question, pages} of questions) {
    const response = await request.get(`/api/search?language=${language}&q=${encodeURIComponent(question)}`)
    const {results}: {results: {path: string}[]} = await response.json()
    const first = results
      .map(({path}) => path)
      .filter((path) => !isOfTest(path))
      .slice(0, count)
    if (!first.some((path) => pages.includes(path))) unanswered.push(`${question}: ${first.join(', ')}`)
  }
  return unanswered
}

test('where something can be bought or done, and what a group of words means, comes first', async ({
  request,
}) => {
  expect(await unansweredBy(1, leadingQuestions, request)).toEqual([])
})

test('the answer to each question is among the first three results', async ({request}) => {
  expect(searchQuestions).toHaveLength(278)
  expect(await unansweredBy(3, searchQuestions, request)).toEqual([])
})
