import {setTimeout as wait} from 'node:timers/promises'
import type {ListenEvent as EventOf, SanityClient} from '@sanity/client'
import {concatMap, filter, firstValueFrom, type Observable, throwError} from 'rxjs'
import type {OperationsAPI} from 'sanity'
import {expect, onTestFinished, test} from 'vitest'
import {listenQuery} from '../../studio/connection/listen-query.ts'
import {deletions} from '../../studio/editing-together/deletions.ts'
import {watchDeletions} from '../../studio/editing-together/watch-deletions.ts'
import {unsavedEdits, watchUnsavedEdits} from '../../studio/editing-together/unsaved-edits.ts'
import {guardClient} from '../../studio/editing-together/edited-drafts/guard-client.ts'
import {createNoteStore, noteLake, noteType as type} from '../support/note-store.ts'

const lake = noteLake()

type ListenEvent = EventOf<Record<string, unknown>>

interface Form {
  operations?: OperationsAPI
  shown?: object | null
}

/** A document open in the Studio's own store, without its form. */
async function open(id: string, given = lake().client()): Promise<Form> {
  const client = guardClient(given)
  const store = createNoteStore(client)
  const form: Form = {}
  const subscriptions = [
    store.pair.editOperations(id, type).subscribe((operations) => (form.operations = operations)),
    store.pair.editState(id, type).subscribe(({draft, published}) => (form.shown = draft ?? published)),
  ]
  const closing = [watchUnsavedEdits(store, {id, type}), watchDeletions(client, store, {id, type})]
  onTestFinished(() => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    for (const close of closing) close()
  })
  await firstValueFrom(store.pair.editState(id, type).pipe(filter(({ready}) => ready)))
  return form
}

/** Longer than Sanity tries again what has failed. */
const LONG_MS = 10_000

test('the result of a query is heard of again after an outage', async () => {
  const client = lake().client()
  await client.create({_id: 'heard', _type: type, title: 'a'})
  const titles: unknown[] = []
  const errors: unknown[] = []
  const heard = listenQuery(
    createNoteStore(client),
    '*[_id == "heard"][0].title',
    {},
    {apiVersion: '2025-02-19'},
  )
  const subscription = heard.subscribe({
    next: (title) => titles.push(title),
    error: (error) => errors.push(error),
  })
  onTestFinished(() => subscription.unsubscribe())
  await expect.poll(() => titles).toEqual(['a'])
  await lake().kill()
  await wait(LONG_MS)
  await lake().launch()
  await client.patch('heard').set({title: 'b'}).commit()
  await expect.poll(() => titles.at(-1)).toBe('b')
  expect(errors).toEqual([])
})

test('the first edits of a published document are sent once the Content Lake is back, and never dropped', async () => {
  const id = 'first'
  await lake().client().create({_id: id, _type: type, title: 'a'})
  const form = await open(id)
  await lake().kill()
  form.operations?.patch.execute([{set: {title: 'ab'}}])
  form.operations?.commit.execute()
  await wait(LONG_MS)
  expect(form.shown).toMatchObject({_id: `drafts.${id}`, title: 'ab'})
  expect(unsavedEdits.has(id)).toBe(true)
  await lake().launch()
  await expect.poll(() => unsavedEdits.has(id)).toBe(false)
  expect(form.shown).toMatchObject({title: 'ab'})
  expect(await lake().client().getDocument(`drafts.${id}`)).toMatchObject({title: 'ab'})
})

/** Of the first edits that it sends, the client hears nothing, neither the answer nor by its listeners. */
function deafen(client: SanityClient, first: {transactionId?: string} = {}): SanityClient {
  const {observable} = client
  for (const name of ['mutate', 'action'] as const) {
    const send = observable[name].bind(observable) as (...given: unknown[]) => Observable<unknown>
    const deaf = (edits: unknown, options: {transactionId: string}) => {
      const answer = send(edits, options)
      if (first.transactionId) return answer
      first.transactionId = options.transactionId
      return answer.pipe(concatMap(() => throwError(() => new Error('No answer'))))
    }
    Object.assign(observable, {[name]: deaf})
  }
  const listen = observable.listen.bind(observable) as (...given: unknown[]) => Observable<ListenEvent>
  const isHeard = (event: ListenEvent) =>
    !('transactionId' in event) || event.transactionId !== first.transactionId
  const withConfig = client.withConfig.bind(client)
  Object.assign(observable, {listen: (...given: unknown[]) => listen(...given).pipe(filter(isHeard))})
  return Object.assign(client, {withConfig: (config: object) => deafen(withConfig(config), first)})
}

test.each(['drafts.', ''])(
  'edits whose answer was lost are taken once, and none after them is lost: %sunheard',
  async (prefix) => {
    const id = `unheard-${prefix.length}`
    await lake()
      .client()
      .create({_id: prefix + id, _type: type, title: 'a'})
    const form = await open(id, deafen(lake().client()))
    await expect.poll(() => deletions.versionsSeen(id)).toHaveLength(1)
    for (const title of ['ab', 'abc', 'abcd']) {
      form.operations?.patch.execute([{set: {title}}])
      form.operations?.commit.execute()
      await wait(100)
      if (title === 'ab') await lake().kill()
    }
    await lake().launch()
    await expect.poll(() => unsavedEdits.has(id)).toBe(false)
    expect(form.shown).toMatchObject({title: 'abcd'})
    expect(await lake().client().getDocument(`drafts.${id}`)).toMatchObject({title: 'abcd'})
  },
)

test('a form that has something to save hears of what the Content Lake took before it was connected again', async () => {
  const id = 'missed'
  await lake()
    .client()
    .create({_id: `drafts.${id}`, _type: type, title: 'a'})
  const form = await open(id)
  await expect.poll(() => deletions.versionsSeen(id)).toHaveLength(1)

  form.operations?.patch.execute([{set: {title: 'ab'}}])
  await lake().kill()
  await lake().launch()
  await lake().client().patch(`drafts.${id}`).set({place: 'Cardiff'}).commit()
  await lake().kill()
  await lake().launch()
  form.operations?.commit.execute()
  await expect.poll(() => unsavedEdits.has(id)).toBe(false)
  const both = {title: 'ab', place: 'Cardiff'}
  expect(form.shown).toMatchObject(both)
  expect(await lake().client().getDocument(`drafts.${id}`)).toMatchObject(both)
})
