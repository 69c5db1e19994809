import {describe, expect, test} from 'vitest'
import type {Dataset} from '../contract.ts'
import {refusalOf} from '../testing/refusal.ts'
import {contentOf, temporaryDataset} from '../testing/temporary-store.ts'
import {parseActionRequest} from './action-request.ts'
import {runActions} from './actions.ts'

const act = (dataset: Dataset, ...actions: Record<string, unknown>[]) =>
  runActions(
    dataset,
    parseActionRequest({
      actions: actions.map(({type, ...rest}) => ({
        actionType: `sanity.action.document.${String(type)}`,
        ...rest,
      })),
    }),
    'ruta',
  )

/** The refusal, which must have left everything as it was. */
function refusal(dataset: Dataset, ...actions: Record<string, unknown>[]) {
  const before = contentOf(dataset)
  const answer = refusalOf(() => act(dataset, ...actions))
  expect(contentOf(dataset)).toEqual(before)
  return answer
}

const refused = (status: number, type: string, index = 0) => ({
  status,
  error: {type: 'actionError', items: [{index, error: {type}}]},
})

const pair = {publishedId: 'a', draftId: 'drafts.a'}
const draft = {_id: 'drafts.a', _type: 'x', title: 'juodraštis'}
const published = {_id: 'a', _type: 'x', title: 'vieša'}

describe('create', () => {
  test('makes the draft, and keys within it', () => {
    const dataset = temporaryDataset()
    act(dataset, {type: 'create', publishedId: 'a', attributes: {_type: 'x', list: [{n: 1}]}})
    expect(contentOf(dataset)).toEqual([
      {_id: 'drafts.a', _type: 'x', list: [{n: 1, _key: expect.any(String)}]},
    ])
  })

  test('fails or does nothing where there is one already, as asked', () => {
    const dataset = temporaryDataset([draft])
    const create = {type: 'create', publishedId: 'a', attributes: {_id: 'drafts.a', _type: 'x'}}
    expect(refusal(dataset, {...create, ifExists: 'fail'})).toMatchObject(
      refused(409, 'documentAlreadyExistsError'),
    )
    act(dataset, {...create, ifExists: 'ignore'})
    expect(contentOf(dataset)).toEqual([draft])
  })
})

describe('edit', () => {
  test('patches the draft, which begins as a copy of what is published', () => {
    const dataset = temporaryDataset([published])
    act(dataset, {type: 'edit', ...pair, patch: {set: {more: 1}}})
    expect(contentOf(dataset)).toEqual([published, {...published, _id: 'drafts.a', more: 1}])
    act(dataset, {type: 'edit', ...pair, patch: {set: {title: 'nauja'}}})
    expect(dataset.get('drafts.a')).toMatchObject({more: 1, title: 'nauja'})
    expect(dataset.get('a')).toMatchObject(published)
  })

  test('makes the copy also for the empty patch with which the Studio asks for it', () => {
    const dataset = temporaryDataset([published])
    act(dataset, {type: 'edit', ...pair, patch: {unset: ['_empty_action_guard_pseudo_field_']}})
    expect(dataset.get('drafts.a')).toMatchObject({title: 'vieša'})
  })

  test('needs one of the two', () => {
    expect(refusal(temporaryDataset(), {type: 'edit', ...pair, patch: {set: {n: 1}}})).toMatchObject(
      refused(409, 'documentNotFoundError'),
    )
  })
})

describe('publish', () => {
  test('replaces what is published by the draft and keeps the time of creation', () => {
    const dataset = temporaryDataset([{...published, _createdAt: '2020-01-01T00:00:00Z'}, draft])
    const {transactionId} = act(dataset, {type: 'publish', ...pair})
    expect(contentOf(dataset)).toEqual([{...draft, _id: 'a'}])
    expect(dataset.get('a')).toMatchObject({_rev: transactionId, _createdAt: '2020-01-01T00:00:00Z'})
  })

  test('holds to the revisions it was asked for', () => {
    const dataset = temporaryDataset([published, draft])
    const publish = {type: 'publish', ...pair}
    const mismatch = refused(409, 'documentRevisionIDDoesNotMatchError')
    expect(refusal(dataset, {...publish, ifDraftRevisionId: 'old'})).toMatchObject(mismatch)
    expect(refusal(dataset, {...publish, ifPublishedRevisionId: 'old'})).toMatchObject(mismatch)
    act(dataset, {
      ...publish,
      ifDraftRevisionId: dataset.get('drafts.a')?._rev,
      ifPublishedRevisionId: dataset.get('a')?._rev,
    })
    expect(dataset.size()).toBe(1)
  })

  test('makes references strong, except those that are meant to be weak', () => {
    const later = (more = {}) => ({_ref: 'b', _weak: true, _strengthenOnPublish: {type: 'x', ...more}})
    const dataset = temporaryDataset([{...draft, strong: [later()], weak: later({weak: true})}])
    expect(refusal(dataset, {type: 'publish', ...pair})).toMatchObject(
      refused(409, 'documentReferenceDoesNotExistError'),
    )
    act(
      dataset,
      {type: 'create', publishedId: 'b', attributes: {_type: 'x'}},
      {type: 'publish', publishedId: 'b', draftId: 'drafts.b'},
      {type: 'publish', ...pair},
    )
    expect(dataset.get('a')).toMatchObject({strong: [{_ref: 'b'}], weak: {_ref: 'b', _weak: true}})
    expect(JSON.stringify(dataset.get('a'))).not.toContain('_strengthenOnPublish')
  })
})

describe('unpublish', () => {
  test('turns what is published into the draft', () => {
    const dataset = temporaryDataset([published])
    act(dataset, {type: 'unpublish', ...pair})
    expect(contentOf(dataset)).toEqual([{...published, _id: 'drafts.a'}])
  })

  test('leaves a draft that is there', () => {
    const dataset = temporaryDataset([published, draft])
    act(dataset, {type: 'unpublish', ...pair})
    expect(contentOf(dataset)).toEqual([draft])
  })

  test('is refused while others refer to it', () => {
    const dataset = temporaryDataset([published, {_id: 'b', _type: 'x', to: {_ref: 'a'}}])
    expect(refusal(dataset, {type: 'unpublish', ...pair})).toMatchObject(
      refused(409, 'documentHasExistingReferencesError'),
    )
  })
})

describe('delete', () => {
  test('takes the versions that are named with it, and refuses when one is not', () => {
    const version = {...draft, _id: 'versions.rSummer.a'}
    const dataset = temporaryDataset([published, draft, version])
    const remove = {type: 'delete', publishedId: 'a'}
    expect(refusal(dataset, {...remove, includeDrafts: ['drafts.a']})).toMatchObject(
      refused(400, 'validationError'),
    )
    act(dataset, {...remove, includeDrafts: ['drafts.a', 'versions.rSummer.a']})
    expect(dataset.size()).toBe(0)
    expect(refusal(dataset, remove)).toMatchObject(refused(409, 'documentNotFoundError'))
  })
})

describe('discard', () => {
  test.each([
    ['discard', 'draftId'],
    ['version.discard', 'versionId'],
  ])('drops the draft: %s', (type, property) => {
    const dataset = temporaryDataset([published, draft])
    act(dataset, {type, [property]: 'drafts.a'})
    expect(contentOf(dataset)).toEqual([published])
    expect(refusal(dataset, {type, [property]: 'drafts.a'})).toMatchObject(
      refused(409, 'documentNotFoundError'),
    )
    expect(refusal(dataset, {type, [property]: 'a'})).toMatchObject(refused(400, 'validationError'))
  })
})

describe('replaceDraft', () => {
  test('puts a document in the place of the draft of one that exists', () => {
    const dataset = temporaryDataset([published])
    const replace = {
      type: 'replaceDraft',
      publishedId: 'a',
      attributes: {_id: 'drafts.a', _type: 'x', title: 'sena'},
    }
    act(dataset, replace)
    expect(dataset.get('drafts.a')).toMatchObject({title: 'sena'})
    expect(refusal(dataset, {...replace, publishedId: 'b'})).toMatchObject(
      refused(409, 'documentNotFoundError'),
    )
  })
})

describe('actions', () => {
  test('happen all or none, in one revision', () => {
    const dataset = temporaryDataset([published])
    const create = {type: 'create', publishedId: 'b', attributes: {_type: 'x'}}
    expect(refusal(dataset, create, {type: 'discard', draftId: 'drafts.nobody'})).toMatchObject(
      refused(409, 'documentNotFoundError', 1),
    )
    const {transactionId} = act(dataset, create, {type: 'edit', ...pair, patch: {set: {n: 1}}})
    expect([dataset.get('drafts.a')?._rev, dataset.get('drafts.b')?._rev]).toEqual([
      transactionId,
      transactionId,
    ])
  })

  test('are for a document and its own versions only', () => {
    const dataset = temporaryDataset([published, draft, {...draft, _id: 'drafts.b'}])
    const stranger = {publishedId: 'a', draftId: 'drafts.b'}
    for (const type of ['publish', 'unpublish']) {
      expect(refusal(dataset, {type, ...stranger})).toMatchObject(refused(400, 'validationError'))
    }
    expect(refusal(dataset, {type: 'edit', ...stranger, patch: {}})).toMatchObject(
      refused(400, 'validationError'),
    )
    expect(refusal(dataset, {type: 'delete', publishedId: 'a', includeDrafts: ['drafts.b']})).toMatchObject(
      refused(400, 'validationError'),
    )
  })

  test('say so when they are not emulated or malformed', () => {
    const message = (request: unknown) => refusalOf(() => parseActionRequest(request)).message
    expect(message({actions: {actionType: 'sanity.action.release.create'}})).toContain(
      'the action "sanity.action.release.create" is not supported here',
    )
    expect(message({actions: [{}]})).toContain('actionType')
    expect(message({actions: []})).toContain('actions')
    expect(message({actions: {actionType: 'sanity.action.document.publish', draftId: 'drafts.a'}})).toContain(
      'actions.0.publishedId',
    )
  })
})
