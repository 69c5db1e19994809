import {describe, expect, test} from 'vitest'
import type {Dataset} from '../contract.ts'
import {asAuthor, contentOf, lakeErrorOf, temporaryDataset} from '../testing/temporary-store.ts'
import {mutate} from './mutate.ts'
import {parseMutationRequest} from './mutation-request.ts'

const run = (dataset: Dataset, mutations: unknown[], options = {}) =>
  mutate(dataset, parseMutationRequest({mutations}), {...asAuthor, ...options})

/** The error of failing mutations, which must leave the dataset unchanged. */
function errorOf(dataset: Dataset, mutations: unknown[]) {
  const before = contentOf(dataset)
  const error = lakeErrorOf(() => run(dataset, mutations))
  expect(contentOf(dataset)).toEqual(before)
  return error
}

const mutationError = (status: number, index: number, error: Record<string, unknown>) => ({
  status,
  error: {type: 'mutationError', items: [{index, error}]},
})

describe('new documents', () => {
  test('are created, replace an existing one or leave it alone', () => {
    const dataset = temporaryDataset([{_id: 'old', _type: 'x', title: 'sena', more: 1}])
    const created = dataset.get('old')?._createdAt
    const {result, transactionId} = run(dataset, [
      {create: {_id: 'new', _type: 'x'}},
      {createOrReplace: {_id: 'old', _type: 'x', title: 'nauja'}},
      {createIfNotExists: {_id: 'old', _type: 'x', title: 'niekas'}},
      {createIfNotExists: {_id: 'other', _type: 'x'}},
    ])
    expect(result.map(({id, operation}) => [id, operation])).toEqual([
      ['new', 'create'],
      ['old', 'update'],
      ['old', 'none'],
      ['other', 'create'],
    ])
    expect(contentOf(dataset)).toEqual([
      {_id: 'old', _type: 'x', title: 'nauja'},
      {_id: 'new', _type: 'x'},
      {_id: 'other', _type: 'x'},
    ])
    expect(dataset.get('old')).toMatchObject({_rev: transactionId, _createdAt: created})
  })

  test('keep an imported creation time, but not revision and update time', () => {
    const dataset = temporaryDataset()
    run(dataset, [
      {create: {_id: 'a', _type: 'x', _createdAt: '2020-01-01T00:00:00Z', _updatedAt: 'x', _rev: 'x'}},
    ])
    const document = dataset.get('a')
    expect(document?._createdAt).toBe('2020-01-01T00:00:00Z')
    expect(document?._rev).toMatch(/^\w{22}$/)
    expect(Date.parse(document?._updatedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  test('get an id where none is given, or a completed one that ends in a dot', () => {
    const ids = run(temporaryDataset(), [
      {create: {_type: 'x'}},
      {create: {_id: 'drafts.', _type: 'x'}},
    ]).result.map(({id}) => id)
    expect(ids).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^drafts\.[\w-]{36}$/)])
  })

  test.each(['-a', 'a b', 'ą', 'a..b', '.a', 'a.-b', 'x'.repeat(129)])('cannot have the id %s', (_id) => {
    expect(errorOf(temporaryDataset(), [{create: {_id, _type: 'x'}}])).toMatchObject(
      mutationError(400, 0, {description: `Malformed document ID: "${_id}"`}),
    )
  })

  test('need an unused id and a type', () => {
    const dataset = temporaryDataset([{_id: 'a', _type: 'x'}])
    expect(
      errorOf(dataset, [{create: {_id: 'b', _type: 'x'}}, {create: {_id: 'a', _type: 'x'}}]),
    ).toMatchObject(mutationError(409, 1, {type: 'documentAlreadyExistsError', id: 'a'}))
    expect(errorOf(dataset, [{create: {_id: 'c'}}])).toMatchObject(
      mutationError(400, 0, {description: 'Document "c" does not have a type'}),
    )
  })

  test('get missing array keys on request', () => {
    const dataset = temporaryDataset()
    const create = {_id: 'a', _type: 'x', list: [{n: 1}, {_key: 'mine'}, 'text', [{n: 2}]]}
    run(dataset, [{create}], {generateKeys: true})
    expect(dataset.get('a')?.list).toEqual([
      {n: 1, _key: expect.stringMatching(/^[0-9a-f]{12}$/)},
      {_key: 'mine'},
      'text',
      [{n: 2, _key: expect.any(String)}],
    ])
    run(dataset, [{create: {...create, _id: 'b'}}])
    expect(dataset.get('b')?.list).toEqual(create.list)
  })
})

describe('patches', () => {
  const patched = (patch: Record<string, unknown>, document: Record<string, unknown>) => {
    const dataset = temporaryDataset([{_id: 'a', _type: 'x', ...document}])
    run(dataset, [{patch: {id: 'a', ...patch}}])
    const [{_id, _type, ...content} = {}] = contentOf(dataset)
    return content
  }

  test.each([
    [
      'set',
      {set: {'a.b': 1, 'list[_key=="k"].n': 2}},
      {list: [{_key: 'k', n: 1}]},
      {a: {b: 1}, list: [{_key: 'k', n: 2}]},
    ],
    ['setIfMissing', {setIfMissing: {a: 1, b: 2}}, {a: 0}, {a: 0, b: 2}],
    ['unset', {unset: ['a', 'list[0]', 'nothing']}, {a: 1, list: [1, 2]}, {list: [2]}],
    ['inc and dec', {inc: {a: 2}, dec: {b: 1}}, {a: 1, b: 1}, {a: 3, b: 0}],
    ['insert before', {insert: {before: 'list[0]', items: [0]}}, {list: [1]}, {list: [0, 1]}],
    ['insert after', {insert: {after: 'list[-1]', items: [2, 3]}}, {list: [1]}, {list: [1, 2, 3]}],
    ['insert replace', {insert: {replace: 'list[0:2]', items: [9]}}, {list: [1, 2, 3]}, {list: [9, 3]}],
    [
      'diffMatchPatch',
      {diffMatchPatch: {a: '@@ -1,5 +1,6 @@\n laba\n+s\n s\n'}},
      {a: 'labas'},
      {a: 'labass'},
    ],
  ])('support %s', (_name, patch, before, after) => {
    expect(patched(patch, before)).toEqual(after)
  })

  test('check the expected revision', () => {
    const dataset = temporaryDataset([{_id: 'a', _type: 'x'}])
    const first = dataset.get('a')?._rev
    run(dataset, [{patch: {id: 'a', ifRevisionID: first, set: {n: 1}}}])
    expect(errorOf(dataset, [{patch: {id: 'a', ifRevisionID: first, set: {n: 2}}}])).toMatchObject(
      mutationError(409, 0, {
        type: 'documentRevisionIDDoesNotMatchError',
        id: 'a',
        expectedRevisionID: first,
        currentRevisionID: dataset.get('a')?._rev,
      }),
    )
  })

  test('leave earlier revisions in the log unchanged', () => {
    const dataset = temporaryDataset([{_id: 'a', _type: 'x', list: [{n: 1}]}])
    const before = dataset.get('a')
    run(dataset, [{patch: {id: 'a', set: {'list[0].n': 2}}}])
    expect(before?.list).toEqual([{n: 1}])
    expect(dataset.transactionsAfter(1, 1)).toMatchObject([
      {changes: [{before: {list: [{n: 1}]}, after: {list: [{n: 2}]}, mutations: [{patch: {id: 'a'}}]}]},
    ])
  })

  test('fail on a missing document and on immutable attributes', () => {
    const dataset = temporaryDataset([{_id: 'a', _type: 'x', text: 'labas'}])
    expect(errorOf(dataset, [{patch: {id: 'b', set: {n: 1}}}])).toMatchObject(
      mutationError(409, 0, {type: 'documentNotFoundError', id: 'b'}),
    )
    for (const attribute of ['_id', '_type']) {
      expect(errorOf(dataset, [{patch: {id: 'a', set: {[attribute]: 'b'}}}])).toMatchObject(
        mutationError(400, 0, {type: 'cannotModifyImmutableAttributeError', attribute}),
      )
    }
    expect(errorOf(dataset, [{patch: {id: 'a', diffMatchPatch: {text: 'no patch'}}}])).toMatchObject(
      mutationError(400, 0, {type: 'validationError'}),
    )
  })

  test('apply to several documents', () => {
    const dataset = temporaryDataset(['a', 'b', 'c'].map((_id) => ({_id, _type: 'x'})))
    run(dataset, [{patch: {id: ['a', 'b'], set: {n: 1}}}])
    expect(contentOf(dataset).map(({n}) => n)).toEqual([1, 1, undefined])
    run(dataset, [{delete: {id: ['a', 'c']}}])
    expect(contentOf(dataset).map(({_id}) => _id)).toEqual(['b'])
  })
})

describe('references', () => {
  const reference = (to: string, more = {}) => ({_type: 'reference', _ref: to, ...more})

  test('need an existing target, which the same transaction may create', () => {
    const dataset = temporaryDataset()
    expect(errorOf(dataset, [{create: {_id: 'a', _type: 'x', to: [reference('b')]}}])).toMatchObject(
      mutationError(409, 0, {type: 'documentReferenceDoesNotExistError', id: 'a', referenceID: 'b'}),
    )
    run(dataset, [{create: {_id: 'a', _type: 'x', to: reference('b')}}, {create: {_id: 'b', _type: 'x'}}])
    expect(errorOf(dataset, [{patch: {id: 'b', set: {to: reference('c')}}}])).toMatchObject(
      mutationError(409, 0, {type: 'documentReferenceDoesNotExistError'}),
    )
  })

  test('need no target when weak, not yet strong, or to another dataset', () => {
    const dataset = temporaryDataset()
    const to = [
      reference('no', {_weak: true}),
      reference('no', {_strengthenOnPublish: {type: 'x'}}),
      reference('no', {_dataset: 'other', _projectId: 'p'}),
    ]
    run(dataset, [{create: {_id: 'a', _type: 'x', to}}])
    expect(dataset.size()).toBe(1)
  })

  test('prevent the deletion of their target', () => {
    const dataset = temporaryDataset([
      {_id: 'b', _type: 'x'},
      {_id: 'a', _type: 'x', to: reference('b')},
      {_id: 'drafts.c', _type: 'x', to: reference('b')},
      {_id: 'drafts.b', _type: 'x', self: reference('b')},
    ])
    expect(errorOf(dataset, [{create: {_id: 'd', _type: 'x'}}, {delete: {id: 'b'}}])).toMatchObject(
      mutationError(409, 1, {
        type: 'documentHasExistingReferencesError',
        id: 'b',
        referencingIDs: ['a', 'drafts.c'],
      }),
    )
    run(dataset, [{delete: {id: 'b'}}, {delete: {id: 'a'}}, {patch: {id: 'drafts.c', unset: ['to']}}])
    expect(contentOf(dataset).map(({_id}) => _id)).toEqual(['drafts.c', 'drafts.b'])
  })
})

describe('a transaction', () => {
  test('sees its own changes and is one revision', () => {
    const dataset = temporaryDataset()
    const {transactionId} = run(dataset, [
      {create: {_id: 'a', _type: 'x', n: 1}},
      {patch: {id: 'a', inc: {n: 1}}},
      {patch: {id: 'a', inc: {n: 1}}},
      {create: {_id: 'b', _type: 'x'}},
      {delete: {id: 'b'}},
    ])
    expect(dataset.get('a')).toMatchObject({n: 3, _rev: transactionId})
    expect(dataset.transactionsAfter(0, 9)).toMatchObject([
      {
        id: transactionId,
        author: 'ruta',
        changes: [{id: 'a', mutations: [{create: {}}, {patch: {}}, {patch: {}}]}],
      },
    ])
  })

  test('changes nothing in a dry run', () => {
    const dataset = temporaryDataset()
    const {result} = run(dataset, [{create: {_id: 'a', _type: 'x'}}], {dryRun: true})
    expect(result).toMatchObject([{id: 'a', operation: 'create', document: {_type: 'x'}}])
    expect(dataset.size()).toBe(0)
  })

  test.each([
    [[{}], 'mutations.0: must be one of create'],
    [[{create: {_type: 'x'}, delete: {id: 'a'}}], 'mutations.0: must be one of create'],
    [[{upsert: {}}], 'upsert'],
    [[{patch: {set: {}}}], 'mutations.0.patch: needs an "id" or a "query"'],
    [[{patch: {id: 'a', merge: {}}}], 'merge'],
    [[{patch: {id: 'a', inc: {n: 'x'}}}], 'mutations.0.patch.inc.n'],
    [[{patch: {id: 'a', insert: {items: []}}}], 'needs one of "before"'],
    ['none', 'mutations'],
  ])('fails with a hint when malformed: %j', (mutations, hint) => {
    expect(() => parseMutationRequest({mutations})).toThrow(
      expect.objectContaining({
        status: 400,
        message: expect.stringContaining(JSON.stringify(hint).slice(1, -1)),
      }),
    )
  })
})
