import {filter, firstValueFrom} from 'rxjs'
import type {OperationsAPI} from 'sanity'
import {expect, onTestFinished, test, vi} from 'vitest'
import {keepEdits} from '../../studio/editing-together/keep-edits.ts'
import {KeptEditsStore} from '../../studio/editing-together/kept-edits.ts'
import {MemoryStorage} from '../../studio/testing/memory-storage.ts'
import {READ_TOKEN} from '../support/lake-process.ts'
import {createNoteStore, noteLake, noteType as type} from '../support/note-store.ts'

const lake = noteLake()

/** A document open in the Studio's own store, without its form. */
async function open(id: string, client = lake().client()) {
  const store = createNoteStore(client)
  const kept = new KeptEditsStore(new MemoryStorage(), 'jonas')
  const onLost = vi.fn<() => void>()
  const close = keepEdits({store, document: {id, type}, kept, tab: 'tab', onLost})
  let operations: OperationsAPI | undefined
  let title: unknown
  const subscriptions = [
    store.pair.editOperations(id, type).subscribe((current) => (operations = current)),
    store.pair.editState(id, type).subscribe(({draft, published}) => (title = (draft ?? published)?.title)),
  ]
  onTestFinished(() => {
    close()
    for (const subscription of subscriptions) subscription.unsubscribe()
  })
  await firstValueFrom(store.pair.editState(id, type).pipe(filter(({ready}) => ready)))
  return {
    close,
    onLost,
    shown: () => title,
    set: (value: string) => operations?.patch.execute([{set: {title: value}}]),
    save: () => operations?.commit.execute(),
    kept: (isNew = false) => kept.of({id, type, isNew}),
  }
}

test('what is typed is kept until it is saved, also after its form is closed', async () => {
  await lake().client().create({_id: 'saved', _type: type, title: 'a'})
  const form = await open('saved')
  form.set('ab')
  form.set('abc')
  const change = {path: ['title'], before: 'a', after: 'abc'}
  expect(form.kept()).toMatchObject([{isNew: false, tab: 'tab', changes: [change]}])
  form.set('a')
  expect(form.kept()).toEqual([])
  form.set('abc')
  form.close()
  form.save()
  expect(form.kept()).toHaveLength(1)
  await expect.poll(() => form.kept()).toEqual([])
  expect(await lake().client().getDocument('drafts.saved')).toMatchObject({title: 'abc'})
  expect(form.onLost).not.toHaveBeenCalled()
})

test('what somebody else writes elsewhere in the document is not taken for one’s own loss', async () => {
  await lake().client().create({_id: 'drafts.shared', _type: type, title: 'a'})
  const form = await open('shared')
  form.set('ab')
  await lake().client().patch('drafts.shared').set({place: 'Cardiff'}).commit()
  form.save()
  await expect.poll(() => form.kept()).toEqual([])
  expect(await lake().client().getDocument('drafts.shared')).toMatchObject({title: 'ab', place: 'Cardiff'})
  expect(form.onLost).not.toHaveBeenCalled()
})

test('what Sanity drops when the first save of a document finds no connection stays', async () => {
  const form = await open('new')
  await lake().kill()
  form.set('ab')
  form.save()
  await expect.poll(() => form.onLost.mock.calls).toHaveLength(1)
  expect(form.shown()).toBeUndefined()
  expect(form.kept(true)).toMatchObject([{isNew: true, tab: '', changes: [{path: ['title'], after: 'ab'}]}])
  await lake().launch()
})

test('what the Content Lake refuses stays', async () => {
  await lake().client().create({_id: 'drafts.refused', _type: type, title: 'a'})
  const form = await open('refused', lake().client(READ_TOKEN))
  form.set('ab')
  form.save()
  await expect.poll(() => form.onLost.mock.calls).toHaveLength(1)
  expect(form.shown()).toBe('a')
  expect(form.kept()).toMatchObject([{tab: '', changes: [{before: 'a', after: 'ab'}]}])
})
