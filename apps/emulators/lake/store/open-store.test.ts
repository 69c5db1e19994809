import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import type {Dataset, LakeDocument, Store} from '../contract.ts'
import {isDiskFull} from '../../http/full-disk.ts'
import {openDatabase} from './database.ts'
import {DurableDataset} from './durable-dataset.ts'
import {openStore} from './open-store.ts'

let directory: string
const open: Store[] = []

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-'))
})
afterEach(async () => {
  for (const store of open.splice(0)) store.close()
  await rm(directory, {recursive: true})
})

function reopened(): Store {
  for (const store of open.splice(0)) store.close()
  const store = openStore(directory)
  open.push(store)
  return store
}

const document = (_id: string, title: string): LakeDocument => ({
  _id,
  _type: 'story',
  _rev: 'r',
  _createdAt: '2025-01-01T00:00:00Z',
  _updatedAt: '2025-01-01T00:00:00Z',
  title,
})

test('keeps documents and log across a restart', () => {
  const dataset = reopened().dataset('production')
  const {transactionId} = dataset.commit({author: 'ruta'}, (stage) => {
    stage.put('a', document('a', 'pirmas'), {create: {_id: 'a'}})
    stage.put('b', document('b', 'antras'), {create: {_id: 'b'}})
  })
  dataset.commit({author: 'ruta'}, (stage) => stage.put('b', null, {delete: {id: 'b'}}))

  const again = reopened().dataset('production')
  expect([...again.documents()].map(({_id}) => _id)).toEqual(['a'])
  expect(again.lastSequence()).toBe(2)
  expect(again.transactionsAfter(0, 1)).toMatchObject([
    {id: transactionId, sequence: 1, author: 'ruta', changes: [{id: 'a', before: null}, {id: 'b'}]},
  ])
  expect(again.transactionsAfter(1, 10)).toMatchObject([{changes: [{id: 'b', after: null}]}])
})

test('commits nothing when the change throws or in a dry run', () => {
  const dataset = reopened().dataset('production')
  expect(() =>
    dataset.commit({author: 'ruta'}, (stage) => {
      stage.put('a', document('a', 'x'), {})
      throw new Error('no')
    }),
  ).toThrow('no')
  const dry = dataset.commit({author: 'ruta', dryRun: true}, (stage) => {
    stage.put('a', document('a', 'x'), {})
    return stage.get('a')?.title
  })
  expect(dry.result).toBe('x')
  expect(dataset.size()).toBe(0)
  expect(dataset.lastSequence()).toBe(0)
})

test('logs nothing when nothing has changed', () => {
  const dataset = reopened().dataset('production')
  dataset.commit({author: 'ruta'}, (stage) => {
    stage.put('a', document('a', 'x'), {})
    stage.put('a', null, {})
  })
  expect(dataset.lastSequence()).toBe(0)
})

test('rejects a second process on the same directory', () => {
  reopened().dataset('production')
  expect(() => openStore(directory)).toThrow(directory)
})

test('rejects a used transaction id, also after a restart', () => {
  const put = (dataset: Dataset, title: string) =>
    dataset.commit({author: 'ruta', transactionId: 'mine'}, (stage) =>
      stage.put('a', document('a', title), {}),
    )
  put(reopened().dataset('production'), 'first')
  const again = reopened().dataset('production')
  expect(() => put(again, 'second')).toThrow('transactionAlreadyExistsError')
  expect(again.get('a')?.title).toBe('first')
  expect(put(open[0]?.dataset('other') ?? again, 'elsewhere').transactionId).toBe('mine')
})

test('keeps a commit whose listener throws, and calls the others', () => {
  const dataset = reopened().dataset('production')
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => consoleError.mockRestore())
  const changed: string[] = []
  dataset.onCommit(() => {
    throw new Error('broken listener')
  })
  const leave = dataset.onCommit(({changes}) => void changed.push(...changes.map(({id}) => id)))
  dataset.commit({author: 'ruta'}, (stage) => stage.put('a', document('a', 'x'), {}))
  leave()
  dataset.commit({author: 'ruta'}, (stage) => stage.put('b', document('b', 'x'), {}))
  expect(changed).toEqual(['a'])
  expect(dataset.size()).toBe(2)
  expect(consoleError).toHaveBeenCalledTimes(2)
})

test('a commit that finds the disk full changes nothing, and the next one with space is kept', () => {
  const database = openDatabase(directory)
  onTestFinished(() => database.close())
  const dataset = new DurableDataset(database, 'production')
  const put = (id: string) =>
    dataset.commit({author: 'ruta'}, (stage) => stage.put(id, document(id, 'x'.repeat(100_000)), {}))
  put('a')
  database.exec('pragma max_page_count = 1')
  const {error} = attempt(() => put('b'))
  expect(isDiskFull(error)).toBe(true)
  expect([...dataset.documents()].map(({_id}) => _id)).toEqual(['a'])
  database.exec('pragma max_page_count = 1000000')
  put('c')
  expect(dataset.transactionsAfter(0, 10).map(({changes}) => changes[0]?.id)).toEqual(['a', 'c'])
})

function attempt(work: () => unknown): {error?: unknown} {
  try {
    work()
    return {}
  } catch (error) {
    return {error}
  }
}
