import type {ListenEvent, MutationEvent} from '@sanity/client'
import {BufferedDocument, Mutation} from '@sanity/mutator'
import {Subject} from 'rxjs'
import {beforeEach, describe, expect, test} from 'vitest'
import {keepEditedDraft} from './keep-edited-draft.ts'
import {Deletions} from '../deletions.ts'
import {UnsavedEdits} from '../unsaved-edits.ts'

const publishedId = 'kaledos'
const draftId = 'drafts.kaledos'
const draft = (title: string) => ({_id: draftId, _type: 'event', title})
const edit = (title: string) => ({patch: {id: draftId, set: {title}}})

/** What the Studio last sent. */
let sent: Parameters<NonNullable<BufferedDocument['commitHandler']>>[0]
let form: BufferedDocument
let lake: Subject<ListenEvent<Record<string, unknown>>>
let unsaved: UnsavedEdits
let deletions: Deletions

/** The draft as the Studio's own library holds it, behind the guard. */
beforeEach(() => {
  lake = new Subject()
  unsaved = new UnsavedEdits()
  deletions = new Deletions()
  form = new BufferedDocument({...draft('a'), _rev: 'r1', _updatedAt: '2026-01-01T12:00:00Z'} as never)
  form.onConsistencyChanged = (isConsistent) => unsaved.set(publishedId, !isConsistent)
  form.commitHandler = (request) => {
    sent = request
  }
  lake.pipe(keepEditedDraft({draftId, publishedId}, unsaved, deletions)).subscribe((event) => {
    if (event.type === 'mutation' && event.documentId === draftId) form.arrive(new Mutation(event as never))
  })
})

const event = (transactionId: string, changes: Partial<MutationEvent>) => {
  lake.next({
    type: 'mutation',
    documentId: draftId,
    transactionId,
    resultRev: transactionId,
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
    timestamp: '2026-01-01T12:00:01Z',
    transition: 'update',
    ...changes,
  } as never)
}

/** The two events of a draft that somebody else publishes. */
function publish() {
  const both = {transactionTotalEvents: 2}
  event('p1', {...both, documentId: publishedId, mutations: [] as never})
  event('p1', {
    ...both,
    previousRev: 'r1',
    transition: 'disappear',
    mutations: [{delete: {id: draftId}}] as never,
  })
}

/** The event by which the Content Lake answers edits: a new draft of the published document. */
function createDraft(transactionId: string, title: string) {
  const mutations = [{create: draft('a')}, edit(title)]
  event(transactionId, {transition: 'appear', mutations: mutations as never})
}

/** Gets the types of the events that a further listener is shown. */
function shownTypes(): string[] {
  const shown: string[] = []
  lake
    .pipe(keepEditedDraft({draftId, publishedId}, unsaved, deletions))
    .subscribe(({type: shownType}) => shown.push(shownType))
  return shown
}

const type = (title: string) => form.add(new Mutation({mutations: [edit(title)] as never}))
const title = () => (form.LOCAL as {title?: string} | null)?.title

test('a draft without unsaved edits goes when it is published', () => {
  publish()
  expect(form.LOCAL).toBeNull()
})

test('without the guard, the Studio’s library loses what is not saved, and throws while it is being saved', () => {
  const deletion = new Mutation({
    transactionId: 'p1',
    previousRev: 'r1',
    resultRev: 'p1',
    timestamp: '2026-01-01T12:00:01Z',
    mutations: [{delete: {id: draftId}}],
  } as never)
  type('ab')
  form.arrive(deletion)
  expect(form.LOCAL).toBeNull()

  form.reset({...draft('a'), _rev: 'r1'} as never)
  type('ab')
  void form.commit()
  expect(() => form.arrive(deletion)).toThrow('getAttribute only applies to plain objects')
})

test('edits that are not sent yet stay, and make the new draft', () => {
  type('ab')
  publish()
  expect(title()).toBe('ab')
  void form.commit()
  type('abc')
  createDraft(sent.mutation.transactionId ?? '', 'ab')
  sent.success()
  expect(title()).toBe('abc')
  void form.commit()
  event(sent.mutation.transactionId ?? '', {
    previousRev: form.document.HEAD?._rev as string,
    mutations: sent.mutation.mutations as never,
  })
  sent.success()
  expect([title(), (form.document.HEAD as {title?: string} | null)?.title]).toEqual(['abc', 'abc'])
  expect(unsaved.has(publishedId)).toBe(false)
})

test('edits that are on their way stay', () => {
  type('ab')
  void form.commit()
  publish()
  type('abc')
  expect(title()).toBe('abc')
  createDraft(sent.mutation.transactionId ?? '', 'ab')
  sent.success()
  expect(title()).toBe('abc')
})

test('what is typed between the two events of publishing stays', () => {
  event('p1', {
    transactionTotalEvents: 2,
    previousRev: 'r1',
    transition: 'disappear',
    mutations: [{delete: {id: draftId}}] as never,
  })
  type('ab')
  event('p1', {transactionTotalEvents: 2, documentId: publishedId, mutations: [] as never})
  expect(title()).toBe('ab')
})

test('a draft that somebody discards is made of the published document', () => {
  type('ab')
  publish()
  void form.commit()
  const mutations = [{createIfNotExists: {...draft('a'), place: 'Cardiff'}}, ...sent.mutation.mutations]
  event(sent.mutation.transactionId ?? '', {transition: 'appear', mutations: mutations as never})
  sent.success()
  expect(form.LOCAL).toMatchObject({title: 'ab', place: 'Cardiff'})
})

test('the draft goes when its edits are refused, since the document was deleted', () => {
  type('ab')
  void form.commit()
  publish()
  sent.cancel(new Error('not found'))
  expect(form.LOCAL).toBeNull()
})

test('a new connection starts the document anew only when nothing is unsaved', () => {
  const shown = shownTypes()
  const reconnect = () => lake.next({type: 'welcome', listenerName: 'a'} as never)
  reconnect()
  reconnect()
  unsaved.set(publishedId, true)
  reconnect()
  expect(shown).toEqual(['welcome', 'welcome', 'welcomeback'])
})

describe('while a form is open', () => {
  const deletion = (changes: Partial<MutationEvent> = {}) =>
    event('d1', {
      previousRev: 'r1',
      transition: 'disappear',
      identity: 'ruta',
      mutations: [{delete: {id: draftId}}] as never,
      ...changes,
    })

  beforeEach(() => {
    deletions.open(publishedId)
  })

  test('a document that somebody else deletes stays in the form, also if all is saved, until it is let go', () => {
    deletion()
    expect(title()).toBe('a')
    deletions.settle(publishedId, true, 'd1')
    expect(deletions.of(publishedId)).toMatchObject({is: 'gone', by: 'ruta'})
    expect(deletions.lastVersion(publishedId)).toMatchObject({id: draftId, revision: 'r1'})
    deletions.letGo(publishedId)
    expect(form.LOCAL).toBeNull()
  })

  test('it goes at once if it was deleted here, or published', () => {
    deletion({transactionId: deletions.ownTransactionId()})
    expect(form.LOCAL).toBeNull()
    form.reset({...draft('a'), _rev: 'r1'} as never)
    publish()
    expect(form.LOCAL).toBeNull()
    expect(deletions.of(publishedId)).toEqual({is: 'exists'})
  })

  test('a draft that was only discarded goes once that is known', () => {
    deletion()
    deletions.settle(publishedId, false)
    expect(form.LOCAL).toBeNull()
  })

  test('what is brought back is what the form goes on with', () => {
    deletion()
    deletions.settle(publishedId, true)
    type('ab')
    const back = {...draft('a'), place: 'Cardiff'}
    event('b1', {transition: 'appear', mutations: [{create: back}] as never})
    expect(form.LOCAL).toMatchObject({title: 'ab', place: 'Cardiff'})
    expect(deletions.of(publishedId)).toEqual({is: 'exists'})
  })

  test('a new connection is not shown until it is known that the document still exists', () => {
    const shown = shownTypes()
    const reconnect = () => lake.next({type: 'welcome', listenerName: 'a'} as never)
    reconnect()
    reconnect()
    expect(shown).toEqual(['welcome', 'welcomeback'])
    deletions.settle(publishedId, false)
    expect(shown).toEqual(['welcome', 'welcomeback', 'welcome'])
    reconnect()
    deletions.settle(publishedId, true)
    expect(shown.slice(3)).toEqual(['welcomeback'])
  })
})
