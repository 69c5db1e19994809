import {setTimeout as wait} from 'node:timers/promises'
import {filter, firstValueFrom} from 'rxjs'
import type {OperationsAPI} from 'sanity'
import {expect, onTestFinished, test} from 'vitest'
import {bringBackVersion} from '../../studio/bin/deleted-documents.ts'
import {deletions} from '../../studio/editing-together/deletions.ts'
import {watchUnsavedEdits} from '../../studio/editing-together/unsaved-edits.ts'
import {watchDeletions} from '../../studio/editing-together/watch-deletions.ts'
import {guardClient} from '../../studio/editing-together/edited-drafts/guard-client.ts'
import {createNoteStore, noteLake, noteType as type} from '../support/note-store.ts'
import {seededRandom} from '../../apps/emulators/testing/seeded-random.ts'

const lake = noteLake()

const text = 'Ką rašau, kai kitas trina.'

/** A document open in the Studio's own store, without its form. */
async function open(id: string) {
  const client = guardClient(lake().client())
  const store = createNoteStore(client)
  let operations: OperationsAPI | undefined
  let title = ''
  const subscriptions = [
    store.pair.editOperations(id, type).subscribe((current) => (operations = current)),
    store.pair
      .editState(id, type)
      .subscribe(({draft, published}) => (title = String((draft ?? published)?.title ?? ''))),
  ]
  const closing = [
    watchUnsavedEdits(store, {id, type}),
    watchDeletions(client, store, {id, type}),
    () => subscriptions.forEach((subscription) => subscription.unsubscribe()),
  ]
  const close = () => closing.splice(0).forEach((end) => end())
  onTestFinished(close)
  await firstValueFrom(store.pair.editState(id, type).pipe(filter(({ready}) => ready)))
  const save = () => operations?.commit.execute()
  return {
    close,
    save,
    shown: () => title,
    async type(letters: string) {
      for (const [index, letter] of letters.split('').entries()) {
        operations?.patch.execute([{set: {title: title + letter}}])
        if (index % 3 === 0) save()
        await wait(8)
      }
    },
    whenGone: () => firstValueFrom(deletions.observe(id).pipe(filter(({is}) => is === 'gone'))),
    bringBack: async () => {
      const version = deletions.lastVersion(id)
      if (version) await bringBackVersion(client, version)
    },
    whenSaved: () => firstValueFrom(store.pair.consistencyStatus(id, type).pipe(filter(Boolean))),
  }
}

const stored = (id: string) =>
  lake()
    .client()
    .getDocuments([id, `drafts.${id}`])

const ways = {
  'by one call': (id: string) =>
    lake().client().transaction().delete(id).delete(`drafts.${id}`).commit({visibility: 'async'}),
  'by two calls': async (id: string, pause: number) => {
    await lake().client().delete(`drafts.${id}`)
    await wait(pause)
    await lake().client().delete(id)
  },
  'by two calls, the published version first': async (id: string, pause: number) => {
    await lake().client().delete(id)
    await wait(pause)
    await lake().client().delete(`drafts.${id}`)
  },
}

const rounds = 20

test.for(Object.entries(ways))(
  `of what is typed while a document is deleted %s, every letter is there and nothing is stored, ${rounds} times`,
  async ([way, remove]) => {
    const seed = Date.now() % 1_000_000
    const random = seededRandom(seed)
    for (let round = 0; round < rounds; round += 1) {
      const id = crypto.randomUUID()
      const about = `seed ${seed}, round ${round}`
      await lake().client().create({_id: id, _type: type, title: ''})
      // Without a draft, the first letter makes one between the two calls, and the document goes on as that.
      if (way !== 'by one call' || round % 2 === 0)
        await lake()
          .client()
          .create({_id: `drafts.${id}`, _type: type, title: ''})
      const form = await open(id)
      const moment = Math.floor(random() * text.length)
      await form.type(text.slice(0, moment))
      const pause = Math.floor(random() * 60)
      const removing = remove(id, pause)
      await form.type(text.slice(moment))
      await removing
      await form.whenGone()
      form.save()
      expect({about, shown: form.shown(), stored: await stored(id)}).toEqual({
        about,
        shown: text,
        stored: [null, null],
      })
      await form.bringBack()
      await form.type('!')
      form.save()
      await form.whenSaved()
      expect({about, shown: form.shown(), stored: await stored(id)}).toMatchObject({
        about,
        shown: `${text}!`,
        stored: [null, {title: `${text}!`}],
      })
      form.close()
    }
  },
)

test('what is let go is not stored, and the form has nothing left', async () => {
  await lake().client().create({_id: 'let-go', _type: type, title: 'a'})
  const form = await open('let-go')
  await lake().client().delete('let-go')
  await form.whenGone()
  deletions.letGo('let-go')
  await expect.poll(form.shown).toBe('')
  expect(await stored('let-go')).toEqual([null, null])
})

test('a draft that somebody discards goes from the form of who only reads, once it is known that the document stays', async () => {
  await lake().client().create({_id: 'discarded', _type: type, title: 'a'})
  await lake().client().create({_id: 'drafts.discarded', _type: type, title: 'ab'})
  const form = await open('discarded')
  await lake().client().delete('drafts.discarded')
  await expect.poll(form.shown).toBe('a')
  expect(deletions.of('discarded')).toEqual({is: 'exists'})
})

test('somebody else brings it back: the form goes on with it', async () => {
  await lake().client().create({_id: 'back', _type: type, title: 'a'})
  const form = await open('back')
  await form.type('b')
  await form.whenSaved()
  await lake().client().transaction().delete('back').delete('drafts.back').commit()
  await form.whenGone()
  await form.type('c')
  await lake().client().create({_id: 'drafts.back', _type: type, title: 'ab', place: 'Cardiff'})
  form.save()
  await form.whenSaved()
  expect(form.shown()).toBe('abc')
  expect(await stored('back')).toMatchObject([null, {title: 'abc', place: 'Cardiff'}])
})

test('a connection that is made anew tells of no deletion, but the form finds out and keeps its text', async () => {
  await lake().client().create({_id: 'away', _type: type, title: 'a'})
  const form = await open('away')
  await form.type('b')
  form.save()
  await form.whenSaved()
  await lake().kill()
  await lake().launch()
  await lake().client().transaction().delete('away').delete('drafts.away').commit()
  await form.whenGone()
  await form.type('c')
  form.save()
  expect(await stored('away')).toEqual([null, null])
  await form.bringBack()
  await form.whenSaved()
  expect(await stored('away')).toMatchObject([null, {title: 'abc'}])
})
