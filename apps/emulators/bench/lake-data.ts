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
const options = {author: 'bench', dryRun: false, generateKeys: false}

async function report(name: string, target: string, runs: number, measured: (round: number) => unknown) {
  const times: number[] = []
  for (let round = 0; round < runs; round += 1) {
    const from = performance.now()
    await measured(round)
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor((runs - 1) * share)] ?? Number.NaN).toFixed(1)
  console.log(
    `${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms over ${runs} runs (target ${target})`,
  )
}

const authors = Array.from({length: 50}, (_, n) => ({
  _id: `author-${n}`,
  _type: 'author',
  name: `Autorius ${n}`,
}))
const stories = Array.from({length: DOCUMENTS}, (_, n) => ({
  _id: `story-${n}`,
  _type: 'story',
  title: {lt: `Pasakojimas ${(n * 7919) % DOCUMENTS}`, en: `Story ${n}`},
  body: [{_type: 'block', _key: 'b', children: [{_type: 'span', _key: 's', text: `Šventė ir vakaras ${n}`}]}],
  date: `2025-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`,
  featured: n % 3 === 0,
  author: {_type: 'reference', _ref: `author-${n % authors.length}`},
}))
mutate(dataset, {mutations: [...authors, ...stories].map((create) => ({create}))}, options)

const touch = () =>
  mutate(
    dataset,
    {mutations: [{patch: {id: 'story-1', inc: {visits: 1}, setIfMissing: {visits: 0}}}]},
    options,
  )

async function run(query: string, params: Record<string, unknown>, perspective = 'published') {
  const view = viewOf(dataset, [perspective], false)
  const scope = {view, identity: 'bench', projectId: 'bench', dataset: 'bench'}
  JSON.stringify(await evaluateQuery({query, params, ...scope}))
}

const all =
  '*[_type == "story" && date > $after] | order(date desc, title.lt asc){_id, title, "author": author->name}'
const queryAll = () => run(all, {after: '2025-01-01'})
const search = '*[_type in ["story"] && [@, _id] match text::query($words)][0...100]{_id, title}'

await report(`${DOCUMENTS} documents filtered, ordered and dereferenced`, 'under 100 ms', RUNS, queryAll)
await report('the same after a change', 'under 100 ms', RUNS, () => {
  touch()
  return queryAll()
})
await report('the same over drafts', 'under 100 ms', RUNS, () => run(all, {after: '2025-01-01'}, 'drafts'))
await report('one document by its id', 'under 5 ms', RUNS, () => run('*[_id == $id][0]', {id: 'story-77'}))
await report('text search', 'under 100 ms', RUNS, () => run(search, {words: 'svent 12'}))
await report('one small change', 'under 20 ms', RUNS, touch)
await report(`${MUTATIONS} mutations in one transaction`, 'under 1000 ms', 10, (round) => {
  const mutations = Array.from({length: MUTATIONS}, (_, n) => ({
    patch: {
      id: `story-${n}`,
      set: {'title.lt': `Pakeista ${round}`},
      inc: {visits: 1},
      setIfMissing: {visits: 0},
    },
  }))
  mutate(dataset, {mutations}, options)
})
await report(`${MUTATIONS} deletions in one transaction`, 'under 1000 ms', 4, (round) => {
  const mutations = Array.from({length: MUTATIONS}, (_, n) => ({
    delete: {id: `story-${round * MUTATIONS + n}`},
  }))
  mutate(dataset, {mutations}, options)
})

store.close()
await rm(directory, {recursive: true})
