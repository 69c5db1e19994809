import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {seededRandom} from '../../apps/emulators/testing/seeded-random.ts'
import {createSearchIndex, type SearchDocument} from '../../apps/web/features/search/ranking/search-index.ts'
import {tokenize} from '../../apps/web/features/search/ranking/tokens.ts'
import type {Section} from '../../scripts/bench/report.ts'
import {stackEnv} from '../env.ts'
import {latency} from './figures.ts'

const DOCUMENTS = 5000
const WORDS_PER_DOCUMENT = 250
const RARE_WORDS = 20_000
const QUERIES = 2000
const CALLS = 200

const random = seededRandom(1918)
const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item

/** Joins all Lithuanian texts of the documents. */
function lithuanianTexts(value: unknown): string {
  if (Array.isArray(value)) return value.map(lithuanianTexts).join(' ')
  if (value === null || typeof value !== 'object') return ''
  return Object.entries(value)
    .map(([key, inner]) =>
      typeof inner === 'string' && (key === 'lt' || key === 'text') ? inner : lithuanianTexts(inner),
    )
    .join(' ')
}

const seed = ['news', 'events', 'legal', 'schools', 'campaigns', 'pages'].map((name) =>
  readFileSync(join(import.meta.dirname, `../../studio/seed/${name}.ndjson`), 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line)),
)
// Common words are as frequent as in the site's own texts. Rare ones are made up.
const commonWords = tokenize(lithuanianTexts(seed))
const rareWords = Array.from(
  {length: RARE_WORDS},
  () => pick(commonWords).slice(0, 4) + pick(commonWords).slice(-5),
)

const words = (count: number) =>
  Array.from({length: count}, () => (random() < 0.1 ? pick(rareWords) : pick(commonWords)))

const documents = Array.from({length: DOCUMENTS}, (_, index): SearchDocument => ({
  id: `news-${index}`,
  type: 'news',
  path: `/naujienos/${index}`,
  title: words(6).join(' '),
  text: words(WORDS_PER_DOCUMENT).join(' '),
  lang: 'lt',
  date: '2025-11-15',
}))

/** Replaces one letter, as mistyped on a phone. */
function mistyped(word: string): string {
  const at = Math.floor(random() * word.length)
  return `${word.slice(0, at)}x${word.slice(at + 1)}`
}

const kindsOfQuery: (() => string)[] = [
  () => pick(commonWords),
  () => words(2).join(' '),
  () => words(3).join(' '),
  () => pick(commonWords).slice(0, 3),
  () => pick(commonWords).slice(0, 2),
  () => mistyped(pick(rareWords)),
  () => words(8).join(' '),
]

/** Search in many documents, and a whole call to the site. */
export async function measurePart(): Promise<Section[]> {
  const beforeIndexing = performance.now()
  const search = await createSearchIndex(documents)
  const indexing = performance.now() - beforeIndexing

  for (let n = 0; n < 100; n++) search(pick(kindsOfQuery)())
  const times = Array.from({length: QUERIES}, () => {
    const query = pick(kindsOfQuery)()
    const from = performance.now()
    search(query)
    return performance.now() - from
  })
  const calls: number[] = []
  for (let n = 0; n < CALLS; n++) {
    const from = performance.now()
    const response = await fetch(`${stackEnv().SITE_URL}/api/search?language=lt&q=kaledu`)
    await response.json()
    calls.push(performance.now() - from)
  }
  return [
    {
      title: 'search',
      figures: [
        ...latency(`query of ${DOCUMENTS} documents (target: p99 under 30 ms)`, times),
        ...latency('call to the site with its own content', calls),
      ],
    },
    {
      title: 'search: index',
      figures: [{subject: `${DOCUMENTS} documents`, measure: 'made in', unit: 'ms', value: indexing}],
    },
  ]
}
