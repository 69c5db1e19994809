import {afterAll, beforeAll, expect, test} from 'vitest'
import {LakeProcess, WRITE_TOKEN} from '../../../../tests/support/lake-process.ts'

// Examples from the vendor's documentation (sanity.io/docs/http-api: mutations, patches), sent without the client.

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

async function mutate(mutations: unknown[], search = '') {
  const response = await fetch(`${lake.host}/v2021-06-07/data/mutate/production${search}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', authorization: `Bearer ${WRITE_TOKEN}`},
    body: JSON.stringify({mutations}),
  })
  return {status: response.status, body: (await response.json()) as Record<string, unknown>}
}

const documentOf = (id: string) => lake.client().getDocument(id)

test('one transaction patches a name and appends a reference to an array', async () => {
  await mutate([
    {createOrReplace: {_id: 'person-1234', _type: 'person', name: 'Laura Holt'}},
    {
      createOrReplace: {
        _id: 'remingtons',
        _type: 'list',
        people: [{_type: 'reference', _ref: 'person-1234'}],
      },
    },
  ])
  const {status, body} = await mutate([
    {patch: {id: 'person-1234', set: {name: 'Remington Steele'}}},
    {
      patch: {
        id: 'remingtons',
        insert: {after: 'people[-1]', items: [{_type: 'reference', _ref: 'person-1234'}]},
      },
    },
  ])
  expect(status).toBe(200)
  expect(body).toEqual({
    transactionId: expect.any(String),
    results: [
      {id: 'person-1234', operation: 'update'},
      {id: 'remingtons', operation: 'update'},
    ],
  })
  expect(await documentOf('person-1234')).toMatchObject({name: 'Remington Steele'})
  expect((await documentOf('remingtons'))?.people).toHaveLength(2)
})

test('set changes nested fields, setIfMissing keeps existing values', async () => {
  await mutate([{createOrReplace: {_id: 'bob', _type: 'person', personalMetrics: {weight: 80}}}])
  await mutate([{patch: {id: 'bob', set: {name: 'Bob', 'personalMetrics.height': 201}}}])
  await mutate([{patch: {id: 'bob', setIfMissing: {name: 'Alice', 'personalMetrics.shoeSize': 45}}}])
  expect(await documentOf('bob')).toMatchObject({
    name: 'Bob',
    personalMetrics: {height: 201, weight: 80, shoeSize: 45},
  })
})

test('unset removes fields and array slices, insert replaces a slice', async () => {
  const array = ['a', 'b', 'c', 'd', 'e']
  await mutate([
    {createOrReplace: {_id: 'arrays', _type: 'list', some: {array}, other: [1, 2, 3], nested: {keyPath: 1}}},
  ])
  await mutate([{patch: {id: 'arrays', unset: ['nested.keyPath', 'other[1:3]']}}])
  await mutate([{patch: {id: 'arrays', insert: {replace: 'some.array[3:5]', items: ['x', 'y', 'z']}}}])
  expect(await documentOf('arrays')).toMatchObject({
    nested: {},
    other: [1],
    some: {array: ['a', 'b', 'c', 'x', 'y', 'z']},
  })
})

test('inc and dec change numbers, diffMatchPatch changes text', async () => {
  await mutate([
    {createOrReplace: {_id: 'dog', _type: 'dog', aboutMe: 'The rabid dog', stats: {visits: 1}, lives: 9}},
  ])
  const patch = '@@ -1,13 +1,12 @@\n The \n-rabid\n+nice\n  dog\n'
  await mutate([
    {patch: {id: 'dog', inc: {'stats.visits': 1}, dec: {lives: 1}}},
    {patch: {id: 'dog', diffMatchPatch: {aboutMe: patch}}},
  ])
  expect(await documentOf('dog')).toMatchObject({aboutMe: 'The nice dog', stats: {visits: 2}, lives: 8})
})

test('delete takes a query with parameters, returnIds and returnDocuments extend the response', async () => {
  await mutate([
    {create: {_id: 'feature-1', _type: 'feature', viewCount: 2}},
    {create: {_id: 'feature-2', _type: 'feature', viewCount: 9}},
  ])
  const byQuery = {query: "*[_type == 'feature' && viewCount < $views]", params: {views: 5}}
  expect((await mutate([{delete: byQuery}], '?returnIds=true')).body).toMatchObject({
    results: [{id: 'feature-1', operation: 'delete'}],
  })
  const {body} = await mutate([{patch: {id: 'feature-2', set: {viewCount: 10}}}], '?returnDocuments=true')
  expect(body).toMatchObject({results: [{operation: 'update', document: {_id: 'feature-2', viewCount: 10}}]})
})
