import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {evaluateQuery} from '../lake/data/evaluate-query.ts'
import {mutate} from '../lake/data/mutate.ts'
import {viewOf} from '../lake/data/perspective.ts'
import {openStore} from '../lake/store/open-store.ts'

const DOCUMENTS = 5000
const MUTATIONS = 1000
const RUNS = 50

const directory = await mkdtemp(join(tmpdir(), 'lake-bench-'))
const store = openStore(directory)
const dataset = store.dataset('bench')
const options = {author: 'bench', dryRun: false, generateKeys: false, select: () => []}

function median(times: number[], share = 0.5) {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
}

function report(name: string, times: number[], target: string) {
  const figures = `p50 ${median(times).toFixed(1)} ms, p95 ${median(times, 0.95).toFixed(1)} ms`
  console.log(`${name}: ${figures} over ${times.length} runs (target ${target})`)
}

function timed(run: () => void): number {
  const from = performance.now()
  run()
  return performance.now() - from
}

const authors = Array.from({length: 50}, (_, n) => ({_id: `author-${n}`, _type: 'author', name: `Autorius ${n}`}))
const stories = Array.from({length: DOCUMENTS - authors.length}, (_, n) => ({
  _id: `story-${n}`,
  _type: 'story',
  title: {lt: `Pasakojimas ${(n * 7919) % DOCUMENTS}`, en: `Story ${n}`},
  date: `2025-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`,
  featured: n % 3 === 0,
  author: {_type: 'reference', _ref: `author-${n % authors.length}`},
}))
mutate(dataset, {mutations: [...authors, ...stories].map((document) => ({create: document}))}, options)

const query =
  '*[_type == "story" && featured && date > $after] | order(date desc, title.lt asc){_id, title, date, "author": author->name}'
const queries = Array.from({length: RUNS}, () =>
  timed(() => {
    const view = viewOf(dataset, ['published'], false)
    const params = {after: '2025-02-01'}
    evaluateQuery({query, params, view, identity: 'bench', projectId: 'bench', dataset: 'bench'})
  }),
)
report(`${DOCUMENTS} documents filtered, ordered and dereferenced`, queries, 'under 100 ms')

const transactions = Array.from({length: 10}, (_, round) =>
  timed(() => {
    const mutations = Array.from({length: MUTATIONS}, (_, n) => ({
      patch: {id: `story-${n}`, set: {'title.lt': `Pakeista ${round}`}, inc: {visits: 1}, setIfMissing: {visits: 0}},
    }))
    mutate(dataset, {mutations}, options)
  }),
)
report(`${MUTATIONS} mutations in one transaction`, transactions, 'under 1000 ms')

store.close()
await rm(directory, {recursive: true})
