import {afterAll, beforeAll, expect, test} from 'vitest'
import {migrateContent, type ContentMigration} from '../../studio/content-migrations/migrate-content.ts'
import {LakeProcess} from '../support/lake-process.ts'

/** What a release would bring that calls a field of every event otherwise. */
const rename: ContentMigration = {
  filter: '_type == "event" && defined(town)',
  change: ({town}) => ({set: {city: town as string}, unset: ['town']}),
}

const forms = ['', 'drafts.', 'versions.summer.']
const count = 120

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
  for (const form of forms) {
    const transaction = lake.client().transaction()
    for (let n = 0; n < count; n++)
      transaction.create({_id: `${form}event-${n}`, _type: 'event', town: `Town ${n}`, kept: form})
    await transaction.commit()
  }
  await lake.client().create({_id: 'other', _type: 'school', town: 'Cardiff'})
})
afterAll(() => lake.stop())

const read = (query: string) => lake.client().fetch<unknown>(query, {}, {perspective: 'raw'})

test('one that fails in the middle changes and records no more, and goes on later', async () => {
  let changed = 0
  const broken: ContentMigration = {
    ...rename,
    change: (document) => {
      changed += 1
      if (changed > 150) throw new Error('broken off')
      return rename.change(document)
    },
  }
  await expect(migrateContent(lake.client(), {'0001-city': broken})).rejects.toThrow('broken off')
  expect(await read('count(*[_type == "event" && defined(city)])')).toBe(100)
  expect(await read('*[_id == "migrations.applied"]')).toEqual([])
})

test('changes published documents, drafts and versions, and nothing else', async () => {
  expect(await migrateContent(lake.client(), {'0001-city': rename})).toEqual(['0001-city'])
  expect(await read('count(*[_type == "event" && defined(city) && !defined(town)])')).toBe(360)
  expect(await read('*[_id == "drafts.event-7"][0]{city, kept}')).toEqual({city: 'Town 7', kept: 'drafts.'})
  expect(await read('*[_id == "other"][0].town')).toBe('Cardiff')
})

test('is recorded where visitors cannot read it, and is not run again', async () => {
  expect(await read('*[_id == "migrations.applied"][0].applied')).toEqual(['0001-city'])
  expect(await lake.client('').fetch('*[_id == "migrations.applied"]')).toEqual([])
  await lake.client().patch('event-1').set({town: 'Typed later'}).commit()
  const second: ContentMigration = {
    filter: '_id == "other" && defined(town)',
    change: () => ({unset: ['town']}),
  }
  expect(await migrateContent(lake.client(), {'0002-none': second, '0001-city': rename})).toEqual([
    '0002-none',
  ])
  expect(await read('*[_id == "event-1"][0].town')).toBe('Typed later')
})

test('what an editor changes meanwhile is kept', async () => {
  let isEdited = false
  const third: ContentMigration = {
    filter: '_id == "event-1" && !defined(note)',
    change: ({city}) => ({set: {note: `in ${city as string}`}}),
  }
  const client = lake.client()
  const editing = new Proxy(client, {
    get: (target, name) => {
      if (name === 'transaction' && !isEdited) {
        isEdited = true
        const transaction = target.transaction()
        const {commit} = transaction
        transaction.commit = (async (...args: []) => {
          await target.patch('event-1').set({city: 'Swansea'}).commit()
          return await commit.apply(transaction, args)
        }) as typeof commit
        return () => transaction
      }
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  await migrateContent(editing, {'0003-note': third})
  expect(await read('*[_id == "event-1"][0]{city, note}')).toEqual({city: 'Swansea', note: 'in Swansea'})
})

test('one whose filter finds again what it changed is refused', async () => {
  const endless: ContentMigration = {filter: '_id == "other"', change: () => ({set: {seen: true}})}
  await expect(migrateContent(lake.client(), {'0004-endless': endless})).rejects.toThrow(
    '0004-endless does not change other',
  )
})
