import {searchQuestions} from '../support/search-questions.ts'
import {expect, test} from '../support/test.ts'

test('the answer to each question is among the first three results', async ({request}) => {
  const unanswered: string[] = []
  for (const {language, question, pages} of searchQuestions) {
    const response = await request.get(`/api/search?language=${language}&q=${encodeURIComponent(question)}`)
    const {results}: {results: {path: string}[]} = await response.json()
    const first = results.slice(0, 3).map(({path}) => path)
    if (!first.some((path) => pages.includes(path))) unanswered.push(`${question}: ${first.join(', ')}`)
  }
  expect(searchQuestions).toHaveLength(122)
  expect(unanswered).toEqual([])
})
