import {setTimeout as wait} from 'node:timers/promises'
import type {SearchDocument} from '../../apps/web/features/search/ranking/search-document.ts'
import {createSearchIndex} from '../../apps/web/features/search/ranking/search-index.ts'
import type {Section} from '../../scripts/bench/report.ts'
import {stackEnv} from '../env.ts'
import {searchQuestions, type SearchQuestion} from '../support/search-questions.ts'
import {latency} from './figures.ts'
import {madeUpTexts} from './made-up-texts.ts'

const DOCUMENTS = 5000
const WORDS_PER_DOCUMENT = 250
const QUERIES = 2000
const CALLS_PER_SECOND = 200
const SECONDS = 10

const {random, pick, commonWords, rareWords, words} = madeUpTexts(1918)

const documents = Array.from({length: DOCUMENTS}, (_, index): SearchDocument => ({
  id: `news-${index}`,
  type: 'news',
  path: `/naujienos/${index}`,
  title: {lt: words(6).join(' '), en: words(6).join(' ')},
  text: {lt: words(WORDS_PER_DOCUMENT).join(' '), en: words(WORDS_PER_DOCUMENT).join(' ')},
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
  const {search, update} = await createSearchIndex(documents)
  const indexing = performance.now() - beforeIndexing

  const [first, ...others] = documents
  const updated = first
    ? [{...first, title: {lt: words(6).join(' '), en: words(6).join(' ')}}, ...others]
    : []
  const beforeUpdate = performance.now()
  await update(updated)
  const updating = performance.now() - beforeUpdate

  for (let n = 0; n < 100; n++) search(pick(kindsOfQuery)(), 'lt')
  const times = Array.from({length: QUERIES}, () => {
    const query = pick(kindsOfQuery)()
    const from = performance.now()
    search(query, 'lt')
    return performance.now() - from
  })
  await askEvenly()
  const calls = await askEvenly()
  return [
    {
      title: 'search',
      figures: [
        ...latency(`query of ${DOCUMENTS} documents (target: p99 under 30 ms)`, times),
        ...latency(
          `call to the site, ${CALLS_PER_SECOND} a second, of its own content (target: p95 under 50 ms)`,
          calls,
        ),
      ],
    },
    {
      title: 'search: index',
      figures: [
        {subject: `${DOCUMENTS} documents`, measure: 'made in', unit: 'ms', value: indexing},
        {subject: 'one document changed', measure: 'made in', unit: 'ms', value: updating},
      ],
    },
  ]
}

/** Asks the site the questions of visitors, each when it is due, whatever became of those before. */
async function askEvenly(): Promise<number[]> {
  const from = performance.now()
  const calls = Array.from({length: CALLS_PER_SECOND * SECONDS}, async (_, index) => {
    const due = (index * 1000) / CALLS_PER_SECOND
    await wait(due)
    await ask(searchQuestions[index % searchQuestions.length] as SearchQuestion)
    return performance.now() - from - due
  })
  return await Promise.all(calls)
}

async function ask({language, question}: SearchQuestion): Promise<void> {
  const url = `${stackEnv().SITE_URL}/api/search?language=${language}&q=${encodeURIComponent(question)}`
  const response = await fetch(url)
  if (!response.ok) throw new Error(`Search answered ${response.status}`)
  await response.json()
}
