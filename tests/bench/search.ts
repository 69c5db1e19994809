import {createSearchIndex} from '../../apps/web/search/search-index.ts'
import type {SearchDocument} from '../../apps/web/search/search-document.ts'
import {stackEnv} from '../env.ts'

const DOCUMENTS = 5000
const ROUNDS = 200
const queries = ['ieskok', 'kaledu sventes', 'Žalgiris', 'm', 'mokykleles kardife', 'krepšynio', 'nera tokio']

const words =
  'bendruomenė šventė Kalėdos mokyklėlė Žalgiris ieškok draugai Kardifas Svonsis šokiai dainos renginys kelionė ežeras laužas Lietuva Velsas savanoriai knygos vaikai senjorai krepšinis bėgimas miestas jūra'.split(
    ' ',
  )

/** The same texts on each run: about 120 words in each, of a stock that grows with the documents. */
const documents = Array.from({length: DOCUMENTS}, (_, index): SearchDocument => ({
  id: String(index),
  type: 'news',
  path: `/naujienos/${index}`,
  title: `${wordAt(index)} ${wordAt(index * 7 + 3)} ${index}`,
  text: Array.from({length: 120}, (__, place) => wordAt(index * 31 + place * 17)).join(' '),
  lang: 'lt',
  date: '2025-11-01',
}))

function wordAt(number: number): string {
  const word = words[number % words.length] ?? ''
  return number % 5 === 0 ? `${word}${number % 2000}` : word
}

function percentiles(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(1)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`
}

const from = performance.now()
const search = createSearchIndex(documents)
console.log(`index of ${DOCUMENTS} documents made in ${Math.round(performance.now() - from)} ms`)

for (const query of queries) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    search(query)
    times.push(performance.now() - start)
  }
  console.log(`${JSON.stringify(query)}: ${search(query).total} found, ${percentiles(times)}`)
}

const {SITE_URL} = stackEnv()
const times: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const start = performance.now()
  const answer = await fetch(`${SITE_URL}/api/search?language=lt&q=kaledu`)
  await answer.json()
  times.push(performance.now() - start)
}
console.log(`a whole call to the site with its own content: ${percentiles(times)}`)
