import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import type {LakeDocument, Store} from '../contract.ts'
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

it('has after a restart what was committed before, with its log', () => {
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

it('commits nothing when the change fails, or only tries', () => {
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

it('logs nothing where nothing changed in the end', () => {
  const dataset = reopened().dataset('production')
  dataset.commit({author: 'ruta'}, (stage) => {
    stage.put('a', document('a', 'x'), {})
    stage.put('a', null, {})
  })
  expect(dataset.lastSequence()).toBe(0)
})

it('refuses a second holder of the same directory, by name', () => {
  reopened().dataset('production')
  expect(() => openStore(directory)).toThrow(directory)
})
