import type {ClientError} from '@sanity/client'
import {expect, onTestFinished, test} from 'vitest'
import type {LakeError} from '../../lake-error.ts'
import {temporaryLake} from '../../testing/temporary-lake.ts'
import {temporaryDataset} from '../../testing/temporary-store.ts'
import {QueryPool, type QueryLimits} from './query-pool.ts'

const fiveLevels = 'count(*[count(*[count(*[count(*[count(*[_id != ^._id]) > 0]) > 0]) > 0]) > 0])'

/** A pool on 60 documents: counting five levels of them takes hours. */
function pool(limits: Partial<QueryLimits> = {}) {
  const dataset = temporaryDataset(Array.from({length: 60}, (_, n) => ({_id: `d${n}`, _type: 'doc', n})))
  const queries = new QueryPool(limits)
  onTestFinished(() => queries.stop())

  async function run(query: string, signal?: AbortSignal): Promise<unknown> {
    const request = {dataset: dataset.name, query, params: {}, perspective: ['raw'], identity: 'ruta'}
    const response = {projectId: 'p', returnQuery: false, resultSourceMap: undefined}
    const body = await queries.run({...request, ...response}, dataset, signal)
    return (JSON.parse(new TextDecoder().decode(body)) as {result: unknown}).result
  }
  const errorOf = (query: string, signal?: AbortSignal) =>
    run(query, signal).then(
      (result) => ({result}),
      ({status, body}: LakeError) => ({status, ...body}),
    )
  return {dataset, run, errorOf}
}

test('other queries are answered while a slow one runs', async () => {
  const {run, errorOf} = pool({slowAfter: 20})
  let isAnswered = false
  const slow = errorOf(fiveLevels).then(() => (isAnswered = true))
  expect(await run('*[_id == "d7"][0].n')).toBe(7)
  expect(await run('count(*)')).toBe(60)
  expect(isAnswered).toBe(false)
  void slow
})

test('other queries are answered while more slow ones wait than may run', async () => {
  const {run, errorOf} = pool({slowAfter: 20, slow: 1})
  const slow = Array.from({length: 4}, () => errorOf(fiveLevels))
  expect(await run('*[_id == "d7"][0].n')).toBe(7)
  expect(await Promise.race([...slow, 'all wait'])).toBe('all wait')
})

test('a query that takes too long ends with an error', async () => {
  const {errorOf} = pool({timeout: 400, slowAfter: 20, slow: 1})
  const errors = await Promise.all([errorOf(fiveLevels), errorOf(fiveLevels), errorOf(fiveLevels)])
  const description = 'The query took longer than 0.4 seconds'
  const expected = {status: 408, error: {type: 'queryTimeoutError', description, query: fiveLevels}}
  expect(errors).toEqual([expected, expected, expected])
})

test('the process answers other requests meanwhile, and the client shows the error', async () => {
  const lake = await temporaryLake({}, {queryLimits: {timeout: 1500}})
  onTestFinished(() => lake.remove())
  const client = lake.client('administrator')
  await client.mutate(Array.from({length: 60}, (_, n) => ({create: {_id: `d${n}`, _type: 'doc'}})))
  const slow = client.fetch(fiveLevels).then(
    () => 'result',
    ({statusCode, message}: ClientError) => ({statusCode, message}),
  )
  expect(await client.getDocument('d7')).toMatchObject({_id: 'd7'})
  expect(await slow).toEqual({
    statusCode: 408,
    message: expect.stringContaining('took longer than 1.5 seconds'),
  })
})

test('a query ends when its client leaves', async () => {
  const {run, errorOf} = pool({slowAfter: 20, slow: 1})
  const client = new AbortController()
  const slow = errorOf(fiveLevels, client.signal)
  await run('count(*)')
  client.abort()
  expect(await slow).toMatchObject({status: 499})
})

test('more queries at once than Sanity allows are refused', async () => {
  const {run, errorOf} = pool({concurrent: 2})
  const allowed = [run('count(*)'), run('count(*)')]
  expect(await errorOf('count(*)')).toMatchObject({status: 429, error: 'Too Many Requests'})
  expect(await Promise.all(allowed)).toEqual([60, 60])
  expect(await run('count(*)')).toBe(60)
})

test('a huge result is refused', async () => {
  const {run, errorOf} = pool()
  const doubled = `{"all": [1, 2]}${'{"all": [all, all]}'.repeat(40)}`
  expect(await errorOf(doubled)).toMatchObject({
    status: 400,
    error: {type: 'queryEvaluationError', description: 'The result is larger than 100 MB'},
  })
  expect(await run('count(*)')).toBe(60)
})

test('a query sees what was committed before it, in every thread', async () => {
  const {dataset, run, errorOf} = pool({slowAfter: 20})
  const count = 'count(*[_type == "doc"])'
  expect(await run(count)).toBe(60)
  dataset.commit({author: 'ruta'}, (stage) => stage.put('d1', null, {delete: {id: 'd1'}}))
  expect(await run(count)).toBe(59)
  void errorOf(fiveLevels)
  expect(await run(count)).toBe(59)
  dataset.commit({author: 'ruta'}, (stage) => stage.put('d2', null, {delete: {id: 'd2'}}))
  expect(await run(count)).toBe(58)
})
