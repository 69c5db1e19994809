import {expect, test} from 'vitest'
import type {SearchDocument} from './search-document.ts'
import {createSearchIndex} from './search-index.ts'

let state = 1918
/** A whole number below `limit`, the same in each run. */
function random(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * limit)
}

const stems = ['kaled', 'mokykl', 'vakar', 'krepšin', 'švent', 'bendruomen', 'lietuv', 'gulb', 'ryt', 'mug']
const endings = ['ė', 'os', 'ų', 'is', 'iai', 'uose', 'a', '']
const word = () =>
  `${stems[random(stems.length)]}${random(4) === 0 ? random(30) : ''}${endings[random(endings.length)]}`
const words = (count: number) => Array.from({length: count}, word).join(' ')

function randomDocument(id: number): SearchDocument {
  const date = random(3) === 0 ? `202${random(9)}-12-01T10:00:00Z` : undefined
  return {
    id: String(id),
    type: date ? 'event' : 'news',
    path: `/${id}`,
    title: {lt: words(1 + random(3)), en: words(random(3))},
    text: {lt: words(random(30)), en: words(random(30))},
    ...(random(4) === 0 && {alsoFoundBy: words(2)}),
    ...(date && {date}),
  }
}

/** Some documents change, some go, some come, and two change places. */
function changed(documents: SearchDocument[], round: number): SearchDocument[] {
  const kept = documents.filter(() => random(12) > 0)
  const edited = kept.map((document) => (random(8) === 0 ? randomDocument(Number(document.id)) : document))
  const added = Array.from({length: random(4)}, (_, n) => randomDocument(1000 * round + n))
  const [first, ...others] = [...edited, ...added]
  return first ? [...others, first] : []
}

test('after random changes, an updated index finds what a new one would', async () => {
  let documents = Array.from({length: 60}, (_, id) => randomDocument(id))
  const index = await createSearchIndex(documents)
  const at = new Date('2025-11-15T12:00:00Z')
  for (let round = 1; round <= 60; round++) {
    documents = round === 30 ? [] : changed(documents, round)
    const synonyms = random(2) === 0 ? [[word(), words(2)]] : []
    await index.update(documents, synonyms)
    const rebuilt = await createSearchIndex(documents, synonyms)
    for (const query of [word(), words(2), words(5), word().slice(0, 3), word().slice(0, 2), 'krapsinio']) {
      for (const language of ['lt', 'en'] as const) {
        expect(index.search(query, language, at)).toEqual(rebuilt.search(query, language, at))
      }
    }
  }
})

test('while many documents are indexed, other work goes on', async () => {
  const documents = Array.from({length: 400}, (_, id) => ({
    ...randomDocument(id),
    title: {lt: words(400), en: ''},
  }))
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  const since = performance.now()
  await createSearchIndex(documents)
  const whole = performance.now() - since
  clearInterval(timer)
  expect(longest).toBeGreaterThan(0)
  expect(longest).toBeLessThan(whole / 2)
})
