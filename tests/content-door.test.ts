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

test('a text that was stored as a line comes through every query that finds it', async () => {
  const note = {_type: 'localizedString', lt: 'Audra užvertė kelią.', en: 'A storm has blocked the road.'}
  const event = seed.find(({_type, status}) => _type === 'event' && status !== 'cancelled')
  const stored = {...event, status: 'cancelled', statusNote: note} as (typeof seed)[number]
  const found = await Promise.all(
    siteQueries.map(async (query) => {
      const {answer, parsed} = await askFor(stored, query, [stored])
      return [answer, parsed].map((each) => JSON.stringify(each)?.includes(note.lt) ?? false)
    }),
  )
  expect(found.filter(([isAnswered]) => isAnswered).length).toBeGreaterThan(2)
  expect(found.filter(([isAnswered, isRead]) => isAnswered !== isRead)).toEqual([])
})
