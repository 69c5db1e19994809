import {documentFaults} from '@site/schemas/content/document-faults'
import {expect, test} from 'vitest'
import {askFor, siteQueries, storedSeed} from './support/site-queries.ts'

const seed = storedSeed()
const firstOfEachType = [...new Map(seed.map((document) => [document._type, document])).values()]

test.for(siteQueries)('what query %# finds in sound content comes through unchanged', async (query) => {
  for (const asked of firstOfEachType) {
    const {answer, parsed} = await askFor(asked, query, seed)
    expect(parsed).toEqual(answer)
  }
})

test('nothing is wrong with the seed', () => {
  expect(seed.flatMap((document) => documentFaults(document).map((fault) => [document._id, fault]))).toEqual(
    [],
  )
})
