import {searchQuestions} from '../support/search-questions.ts'
import {expect, test} from '../support/test.ts'
import {isOfTest} from '../support/test-content.ts'

test('the answer to each question is among the first three results', async ({request}) => {
  const unanswered: string[] = []
  for (const {language, question, pages} of searchQuestions) {
    const response = await request.get(`/api/search?language=${language}&q=${encodeURIComponent(question)}`)
    const {results}: {results: {path: string}[]} = await response.json()
    const first = results
      .map(({path}) => path)
      .filter((path) => !isOfTest(path))
      .slice(0, 3)
    if (!first.some((path) => pages.includes(path))) unanswered.push(`${question}: ${first.join(', ')}`)
  }
  expect(searchQuestions).toHaveLength(199)
  expect(unanswered).toEqual([])
})
