import type {SanityClient} from '@sanity/client'
import {setTimeout as wait} from 'node:timers/promises'
import {filter, firstValueFrom} from 'rxjs'
import type {DocumentStore, OperationsAPI} from 'sanity'
import {expect, test} from 'vitest'
import {guardClient} from '../../studio/editing-together/edited-drafts/guard-client.ts'
import {watchUnsavedEdits} from '../../studio/editing-together/unsaved-edits.ts'
import {createNoteStore, noteLake, noteType as type} from '../support/note-store.ts'

const lake = noteLake()

/** A document open in the Studio: the Studio's own store, without its form. */
class OpenDocument {
  title = ''
  operations: OperationsAPI | undefined
  readonly store: DocumentStore
  readonly id: string
  readonly closing: (() => void)[]

  constructor(client: SanityClient, id: string, store?: DocumentStore) {
    this.id = id
    this.store = store ?? createNoteStore(client)
    const shown = this.store.pair.editState(id, type).subscribe({
      next: ({draft, published}) => (this.title = String((draft ?? published)?.title ?? '')),
      error: (error) => (this.title = `crashed: ${error}`),
    })
    const operating = this.store.pair
      .editOperations(id, type)
      .subscribe((operations) => (this.operations = operations))
    this.closing = [
      () => shown.unsubscribe(),
      () => operating.unsubscribe(),
      watchUnsavedEdits(this.store, {id, type}),
    ]
  }

  async whenReady() {
    await firstValueFrom(this.store.pair.editState(this.id, type).pipe(filter(({ready}) => ready)))
    return this
  }

  /** Appends the text to what the title field shows, letter by letter. */
  async type(text: string, msPerLetter: number) {
    for (const letter of text) {
      this.operations?.patch.execute([{set: {title: this.title + letter}}])
      await wait(msPerLetter)
    }
  }

  async whenSaved() {
    await firstValueFrom(this.store.pair.consistencyStatus(this.id, type).pipe(filter(Boolean)))
  }

  close() {
    for (const close of this.closing) close()
  }
}

const runs = 8
const text = 'What is typed while somebody publishes.'

test(`nothing typed is lost in ${runs} runs while somebody else publishes`, async () => {
  const client = guardClient(lake().client())
  const kept: unknown[] = []
  // One after another: the Studio saves one document at a time.
  for (let run = 0; run < runs; run += 1) kept.push(await race(client, run))
  expect(kept).toEqual(Array.from({length: runs}, () => ({shown: text, stored: text})))
}, 300_000)

test('what was typed just before a form was closed is saved, also when it is opened again', async () => {
  const client = guardClient(lake().client())
  const stored = async (id: string) => (await lake().client().getDocument(`drafts.${id}`))?.title
  const closed = await new OpenDocument(client, 'closed').whenReady()
  await closed.type(text, 5)
  closed.close()
  await expect.poll(() => stored('closed')).toBe(text)

  const first = await new OpenDocument(client, 'reopened').whenReady()
  await first.type(text, 5)
  first.close()
  const again = await new OpenDocument(client, 'reopened', first.store).whenReady()
  await again.whenSaved()
  expect({shown: again.title, stored: await stored('reopened')}).toEqual({shown: text, stored: text})
  again.close()
})

test('a document that is unpublished stays open, as a draft', async () => {
  await lake().client().create({_id: 'unpublished', _type: type, title: 'Kept'})
  const open = await new OpenDocument(guardClient(lake().client()), 'unpublished').whenReady()
  open.operations?.unpublish.execute()
  const states = open.store.pair.editState('unpublished', type)
  const state = await firstValueFrom(states.pipe(filter(({published}) => !published)))
  expect(state.draft).toMatchObject({_id: 'drafts.unpublished', title: 'Kept'})
  open.close()
})

test('typing in a document that somebody else deletes makes no new one', async () => {
  await lake().client().create({_id: 'deleted', _type: type, title: ''})
  const open = await new OpenDocument(guardClient(lake().client()), 'deleted').whenReady()
  await open.type('Typed', 40)
  await open.whenSaved()
  const typing = open.type(' on', 40)
  await lake().client().delete({query: '*[_id in ["deleted", "drafts.deleted"]]'})
  await typing
  const states = open.store.pair.editState('deleted', type)
  await firstValueFrom(states.pipe(filter(({draft, published}) => !draft && !published)))
  await open.whenSaved()
  open.close()
  expect(await lake().client().fetch('count(*[_id match "*deleted"])', {}, {perspective: 'raw'})).toBe(0)
})

async function race(client: SanityClient, run: number) {
  const publishedId = `note-${run}`
  const draftId = `drafts.${publishedId}`
  await lake().client().createOrReplace({_id: publishedId, _type: type, title: ''})
  const open = await new OpenDocument(client, publishedId).whenReady()
  const publish = async () => {
    await expect.poll(() => lake().client().getDocument(draftId)).toBeDefined()
    await wait(run * 50)
    await lake().client().action({actionType: 'sanity.action.document.publish', draftId, publishedId})
  }
  await Promise.all([open.type(text, 40), publish()])
  await open.whenSaved()
  open.close()
  const stored = await lake()
    .client()
    .fetch<string>(
      '*[_id in [$publishedId, $draftId]] | order(_id asc)[0].title',
      {publishedId, draftId},
      {perspective: 'raw'},
    )
  return {shown: open.title, stored}
}
