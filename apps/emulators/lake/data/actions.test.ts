import {describe, expect, test} from 'vitest'
import type {Dataset} from '../contract.ts'
import {contentOf, lakeErrorOf, temporaryDataset} from '../testing/temporary-store.ts'
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

/** The error of failing actions, which must leave the dataset unchanged. */
function errorOf(dataset: Dataset, ...actions: Record<string, unknown>[]) {
  const before = contentOf(dataset)
  const error = lakeErrorOf(() => act(dataset, ...actions))
  expect(contentOf(dataset)).toEqual(before)
  return error
}

const actionError = (status: number, type: string, index = 0) => ({
  status,
  error: {type: 'actionError', items: [{index, error: {type}}]},
})

const pair = {publishedId: 'a', draftId: 'drafts.a'}
const draft = {_id: 'drafts.a', _type: 'x', title: 'juodraštis'}
const published = {_id: 'a', _type: 'x', title: 'vieša'}

describe('create', () => {
  test('creates the draft with array keys', () => {
    const dataset = temporaryDataset()
    act(dataset, {type: 'create', publishedId: 'a', attributes: {_type: 'x', list: [{n: 1}]}})
    expect(contentOf(dataset)).toEqual([
      {_id: 'drafts.a', _type: 'x', list: [{n: 1, _key: expect.any(String)}]},
    ])
  })

  test('fails or does nothing when the draft exists, by ifExists', () => {
    const dataset = temporaryDataset([draft])
    const create = {type: 'create', publishedId: 'a', attributes: {_id: 'drafts.a', _type: 'x'}}
    expect(errorOf(dataset, {...create, ifExists: 'fail'})).toMatchObject(
      actionError(409, 'documentAlreadyExistsError'),
    )
    act(dataset, {...create, ifExists: 'ignore'})
    expect(contentOf(dataset)).toEqual([draft])
  })
})

describe('edit', () => {
  test('patches the draft, which starts as a copy of the published document', () => {
    const dataset = temporaryDataset([published])
    act(dataset, {type: 'edit', ...pair, patch: {set: {more: 1}}})
    expect(contentOf(dataset)).toEqual([published, {...published, _id: 'drafts.a', more: 1}])
    act(dataset, {type: 'edit', ...pair, patch: {set: {title: 'nauja'}}})
    expect(dataset.get('drafts.a')).toMatchObject({more: 1, title: 'nauja'})
    expect(dataset.get('a')).toMatchObject(published)
  })

  test('creates the draft also for the empty patch that the Studio sends for that', () => {
    const dataset = temporaryDataset([published])
    act(dataset, {type: 'edit', ...pair, patch: {unset: ['_empty_action_guard_pseudo_field_']}})
    expect(dataset.get('drafts.a')).toMatchObject({title: 'vieša'})
  })

  test('needs a draft or a published document', () => {
    expect(errorOf(temporaryDataset(), {type: 'edit', ...pair, patch: {set: {n: 1}}})).toMatchObject(
      actionError(409, 'documentNotFoundError'),
    )
  })
})

describe('publish', () => {
  test('replaces the published document with the draft and keeps its creation time', () => {
    const dataset = temporaryDataset([{...published, _createdAt: '2020-01-01T00:00:00Z'}, draft])
    const {transactionId} = act(dataset, {type: 'publish', ...pair})
    expect(contentOf(dataset)).toEqual([{...draft, _id: 'a'}])
    expect(dataset.get('a')).toMatchObject({_rev: transactionId, _createdAt: '2020-01-01T00:00:00Z'})
  })

  test('checks the expected revisions', () => {
    const dataset = temporaryDataset([published, draft])
    const publish = {type: 'publish', ...pair}
    const mismatch = actionError(409, 'documentRevisionIDDoesNotMatchError')
    expect(errorOf(dataset, {...publish, ifDraftRevisionId: 'old'})).toMatchObject(mismatch)
    expect(errorOf(dataset, {...publish, ifPublishedRevisionId: 'old'})).toMatchObject(mismatch)
    act(dataset, {
      ...publish,
      ifDraftRevisionId: dataset.get('drafts.a')?._rev,
      ifPublishedRevisionId: dataset.get('a')?._rev,
    })
    expect(dataset.size()).toBe(1)
  })

  test('strengthens references, except those that are meant to be weak', () => {
    const later = (more = {}) => ({_ref: 'b', _weak: true, _strengthenOnPublish: {type: 'x', ...more}})
    const dataset = temporaryDataset([{...draft, strong: [later()], weak: later({weak: true})}])
    expect(errorOf(dataset, {type: 'publish', ...pair})).toMatchObject(
      actionError(409, 'documentReferenceDoesNotExistError'),
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
  test('turns the published document into a draft', () => {
    const dataset = temporaryDataset([published])
    act(dataset, {type: 'unpublish', ...pair})
    expect(contentOf(dataset)).toEqual([{...published, _id: 'drafts.a'}])
  })

  test('keeps an existing draft', () => {
    const dataset = temporaryDataset([published, draft])
    act(dataset, {type: 'unpublish', ...pair})
    expect(contentOf(dataset)).toEqual([draft])
  })

  test('fails while other documents reference it', () => {
    const dataset = temporaryDataset([published, {_id: 'b', _type: 'x', to: {_ref: 'a'}}])
    expect(errorOf(dataset, {type: 'unpublish', ...pair})).toMatchObject(
      actionError(409, 'documentHasExistingReferencesError'),
    )
  })
})

describe('delete', () => {
  test('deletes the listed versions too, and fails when one is not listed', () => {
    const version = {...draft, _id: 'versions.rSummer.a'}
    const dataset = temporaryDataset([published, draft, version])
    const remove = {type: 'delete', publishedId: 'a'}
    expect(errorOf(dataset, {...remove, includeDrafts: ['drafts.a']})).toMatchObject(
      actionError(400, 'validationError'),
    )
    act(dataset, {...remove, includeDrafts: ['drafts.a', 'versions.rSummer.a']})
    expect(dataset.size()).toBe(0)
    expect(errorOf(dataset, remove)).toMatchObject(actionError(409, 'documentNotFoundError'))
  })
})

describe('discard', () => {
  test.each([
    ['discard', 'draftId'],
    ['version.discard', 'versionId'],
  ])('deletes the draft: %s', (type, property) => {
    const dataset = temporaryDataset([published, draft])
    act(dataset, {type, [property]: 'drafts.a'})
    expect(contentOf(dataset)).toEqual([published])
    expect(errorOf(dataset, {type, [property]: 'drafts.a'})).toMatchObject(
      actionError(409, 'documentNotFoundError'),
    )
    expect(errorOf(dataset, {type, [property]: 'a'})).toMatchObject(actionError(400, 'validationError'))
  })
})

describe('replaceDraft', () => {
  test('replaces the draft of an existing document', () => {
    const dataset = temporaryDataset([published])
    const replace = {
      type: 'replaceDraft',
      publishedId: 'a',
      attributes: {_id: 'drafts.a', _type: 'x', title: 'sena'},
    }
    act(dataset, replace)
    expect(dataset.get('drafts.a')).toMatchObject({title: 'sena'})
    expect(errorOf(dataset, {...replace, publishedId: 'b'})).toMatchObject(
      actionError(409, 'documentNotFoundError'),
    )
  })
})

describe('actions', () => {
  test('are applied all or none, in one revision', () => {
    const dataset = temporaryDataset([published])
    const create = {type: 'create', publishedId: 'b', attributes: {_type: 'x'}}
    expect(errorOf(dataset, create, {type: 'discard', draftId: 'drafts.nobody'})).toMatchObject(
      actionError(409, 'documentNotFoundError', 1),
    )
    const {transactionId} = act(dataset, create, {type: 'edit', ...pair, patch: {set: {n: 1}}})
    expect([dataset.get('drafts.a')?._rev, dataset.get('drafts.b')?._rev]).toEqual([
      transactionId,
      transactionId,
    ])
  })

  test('accept only a document and its own versions', () => {
    const dataset = temporaryDataset([published, draft, {...draft, _id: 'drafts.b'}])
    const mismatch = {publishedId: 'a', draftId: 'drafts.b'}
    for (const type of ['publish', 'unpublish']) {
      expect(errorOf(dataset, {type, ...mismatch})).toMatchObject(actionError(400, 'validationError'))
    }
    expect(errorOf(dataset, {type: 'edit', ...mismatch, patch: {}})).toMatchObject(
      actionError(400, 'validationError'),
    )
    expect(errorOf(dataset, {type: 'delete', publishedId: 'a', includeDrafts: ['drafts.b']})).toMatchObject(
      actionError(400, 'validationError'),
    )
  })

  test('name what is not emulated or malformed', () => {
    const message = (request: unknown) => lakeErrorOf(() => parseActionRequest(request)).message
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
