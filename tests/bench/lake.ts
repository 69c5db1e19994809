import type {SanityClient} from '@sanity/client'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {LakeProcess} from '../support/lake-process.ts'
import {latency} from './figures.ts'

const DOCUMENTS = 5000
const AT_ONCE = 1000
const RUNS = 50

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

const listQuery =
  '*[_type == "story" && date > $after] | order(date desc, title.lt asc){_id, title, "author": author->name}'
const searchQuery = '*[_type in ["story"] && [@, _id] match text::query($words)][0...100]{_id, title}'

/** Queries and mutations of a local Content Lake of its own, as the official client sends them. */
export async function measurePart(): Promise<Section[]> {
  const lake = await LakeProcess.start()
  try {
    return [{title: `Content Lake: ${DOCUMENTS} documents`, figures: await figuresOf(lake.client())}]
  } finally {
    await lake.stop()
  }
}

async function figuresOf(client: SanityClient): Promise<Figure[]> {
  const documents: {_id: string; _type: string}[] = [...authors, ...stories]
  for (let from = 0; from < documents.length; from += AT_ONCE)
    await client.mutate(documents.slice(from, from + AT_ONCE).map((create) => ({create})))
  const list = (perspective: 'published' | 'drafts') =>
    client.fetch(listQuery, {after: '2025-01-01'}, {perspective})
  const touch = () => client.patch('story-1').setIfMissing({visits: 0}).inc({visits: 1}).commit()
  const storiesAt = (round: number) => stories.slice(round * AT_ONCE, (round + 1) * AT_ONCE)
  return [
    ...latency('all filtered, ordered, dereferenced', await timesOf(RUNS, () => list('published'))),
    ...latency(
      'a change, then the same',
      await timesOf(RUNS, async () => {
        await touch()
        await list('published')
      }),
    ),
    ...latency('the same over drafts', await timesOf(RUNS, () => list('drafts'))),
    ...latency(
      'one document by its id',
      await timesOf(RUNS, () => client.fetch('*[_id == $id][0]', {id: 'story-77'})),
    ),
    ...latency('text search', await timesOf(RUNS, () => client.fetch(searchQuery, {words: 'svent 12'}))),
    ...latency('one small change', await timesOf(RUNS, touch)),
    ...latency(
      `${AT_ONCE} patches in one transaction`,
      await timesOf(5, (round) =>
        client.mutate(
          storiesAt(round).map(({_id}) => ({patch: {id: _id, set: {'title.lt': `Pakeista ${round}`}}})),
        ),
      ),
    ),
    ...latency(
      `${AT_ONCE} deletions in one transaction`,
      await timesOf(5, (round) => client.mutate(storiesAt(round).map(({_id}) => ({delete: {id: _id}})))),
    ),
  ]
}

async function timesOf(runs: number, run: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < runs; round++) {
    const from = performance.now()
    await run(round)
    times.push(performance.now() - from)
  }
  return times
}
