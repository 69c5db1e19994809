import type {SanityDocument} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {loadPublication} from '../../studio/actions/publication.ts'
import {publishRevision} from '../../studio/actions/publish/publish-revision.ts'
import {undoPublication} from '../../studio/actions/undo/undo-publication.ts'
import type {PendingAction} from '../../studio/questions/question.ts'
import {LakeProcess} from '../support/lake-process.ts'
import {newsItem} from '../support/news-item.ts'

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

const type = 'newsItem'
const yes = () => Promise.resolve(true)

const stored = async (id: string) => (await lake.client().getDocument(id)) ?? undefined

/** What is stored, but for its revision. */
async function contentOf(id: string): Promise<object> {
  const document = await stored(id)
  if (!document) throw new Error(`There is no ${id}`)
  const {_rev, _updatedAt, ...content} = document
  return content
}

const redirects = (from: string) =>
  lake.client().fetch<SanityDocument[]>('*[_type == "redirect" && from == $from]', {from})

/** Publishes a draft with these fields, as the Studio does. Returns the revision that is public then. */
async function publish(id: string, fields: object, by = 'jonas'): Promise<string> {
  const client = lake.client()
  await client.createOrReplace({...newsItem(id), ...fields, _id: `drafts.${id}`})
  const check = async () => ({
    draft: (await client.getDocument(`drafts.${id}`)) as SanityDocument,
    problems: [],
  })
  const outcome = await publishRevision(client, {id, type, by}, check, yes)
  if (outcome.is !== 'published') throw new Error(`${id}: ${outcome.is}`)
  return outcome.revision
}

const undo = (id: string, revision: string, ask: (action: PendingAction) => Promise<boolean> = yes) =>
  undoPublication(lake.client(), {id, type, revision}, ask)

const title = (lt: string) => ({title: {_type: 'localizedString', lt, en: `${lt} (en)`}})

test('what was public before is public again exactly as it was, and what was published is the draft', async () => {
  await publish('kinas', title('Kinas'))
  const before = await contentOf('kinas')
  const revision = await publish('kinas', title('Kino vakaras'))
  const after = await contentOf('kinas')
  expect(await stored('kinas')).toMatchObject({_rev: revision})
  expect(await loadPublication(lake.client(), revision)).toMatchObject({by: 'jonas'})

  expect(await undo('kinas', revision)).toEqual({is: 'undone', isGone: false, hasNewerDraft: false})
  expect(await contentOf('kinas')).toEqual(before)
  expect(await contentOf('drafts.kinas')).toEqual({...after, _id: 'drafts.kinas'})
  expect(await undo('kinas', revision)).toEqual({is: 'publishedSince', by: undefined})
  expect(await lake.client().withConfig({token: undefined}).fetch('*[_type == "publication"]')).toEqual([])
})

test('a first publication is undone by unpublishing', async () => {
  const revision = await publish('pirma', {})
  const after = await contentOf('pirma')
  const asked: PendingAction[] = []
  const answer = await undo('pirma', revision, (action) => Promise.resolve(asked.push(action) > 0))
  expect(asked).toMatchObject([{name: 'unpublish', undo: {newerDraft: undefined}}])
  expect(answer).toEqual({is: 'undone', isGone: true, hasNewerDraft: false})
  expect(await stored('pirma')).toBeUndefined()
  expect(await contentOf('drafts.pirma')).toEqual({...after, _id: 'drafts.pirma'})
})

test('it is asked about what will be public, and a no changes nothing', async () => {
  await publish('klausimas', title('Pirma'))
  const before = await stored('klausimas')
  const revision = await publish('klausimas', title('Antra'))
  const asked: PendingAction[] = []
  const no = (action: PendingAction) => Promise.resolve(asked.push(action) === 0)
  expect(await undo('klausimas', revision, no)).toEqual({is: 'cancelled'})
  expect(asked).toMatchObject([{name: 'publish', published: {_rev: revision}, draft: {title: before?.title}}])
  expect(await stored('klausimas')).toMatchObject({_rev: revision})
  expect(await stored('drafts.klausimas')).toBeUndefined()
})

test('nothing is overwritten that somebody else has published, before or while it is asked', async () => {
  const own = await publish('abu', title('Jono'))
  const other = await publish('abu', title('Rūtos'), 'ruta')
  expect(await undo('abu', own)).toEqual({is: 'publishedSince', by: 'ruta'})
  const meanwhile = async () => {
    await publish('abu', title('Dar kartą Rūtos'), 'ruta')
    return true
  }
  expect(await undo('abu', other, meanwhile)).toEqual({is: 'publishedSince', by: 'ruta'})
  expect(await stored('abu')).toMatchObject(title('Dar kartą Rūtos'))

  const last = (await stored('abu'))?._rev ?? ''
  await lake.client().patch('abu').set({category: 'sport'}).commit()
  expect(await undo('abu', last)).toEqual({is: 'publishedSince', by: undefined})
  await lake.client().delete('abu')
  expect(await undo('abu', last)).toEqual({is: 'unpublishedSince'})
})

test('a newer draft stays as it is, also one that is made while it is asked', async () => {
  await publish('juodrastis', title('Pirma'))
  const revision = await publish('juodrastis', title('Antra'))
  const draft = {...newsItem('juodrastis'), ...title('Trečia'), _id: 'drafts.juodrastis'}
  const asked: boolean[] = []
  const answer = await undo('juodrastis', revision, async (action) => {
    asked.push(action.undo?.newerDraft !== undefined)
    await lake.client().createIfNotExists(draft)
    return true
  })
  expect(asked).toEqual([false, true])
  expect(answer).toEqual({is: 'undone', isGone: false, hasNewerDraft: true})
  expect(await stored('juodrastis')).toMatchObject(title('Pirma'))
  expect(await stored('drafts.juodrastis')).toMatchObject(title('Trečia'))
})

const slug = (current: string) => ({slug: {_type: 'slug', current}})

test('a page that moved is at its former address again, and the newer one leads there', async () => {
  await publish('perkelta', slug('sena-vieta'))
  const revision = await publish('perkelta', slug('nauja-vieta'))
  expect(await redirects('/naujienos/sena-vieta')).toHaveLength(1)

  expect(await undo('perkelta', revision)).toEqual({is: 'undone', isGone: false, hasNewerDraft: false})
  expect(await redirects('/naujienos/sena-vieta')).toEqual([])
  expect(await redirects('/naujienos/nauja-vieta')).toMatchObject([{document: {_ref: 'perkelta'}}])

  const again = await publish('perkelta', slug('nauja-vieta'))
  expect(await redirects('/naujienos/nauja-vieta')).toEqual([])
  expect(await redirects('/naujienos/sena-vieta')).toHaveLength(1)
  await undo('perkelta', again)
  expect(await redirects('/naujienos/sena-vieta')).toEqual([])
})

test('a redirect that was in the way leads again where it led', async () => {
  const redirect = {
    _id: 'senas-nukreipimas',
    _type: 'redirect',
    from: '/naujienos/uzimta',
    document: {_type: 'reference', _ref: 'kita', _weak: true},
  }
  await lake.client().create(redirect)
  await publish('uzima', slug('laisva'))
  const revision = await publish('uzima', slug('uzimta'))
  expect(await redirects('/naujienos/uzimta')).toEqual([])
  await undo('uzima', revision)
  expect(await redirects('/naujienos/uzimta')).toMatchObject([redirect])
})

test('it is refused once another page has the former address, or its redirect was changed', async () => {
  await publish('keliasi', slug('keliasi'))
  const revision = await publish('keliasi', slug('issikele'))
  await lake.client().create(newsItem('naujakure', slug('keliasi')))
  expect(await undo('keliasi', revision)).toEqual({is: 'addressChanged'})
  await lake.client().delete('naujakure')
  await lake.client().patch('redirect-naujienos--keliasi').set({from: '/naujienos/kitur'}).commit()
  expect(await undo('keliasi', revision)).toEqual({is: 'addressChanged'})
  expect(await stored('keliasi')).toMatchObject(slug('issikele'))
})

test('what was not published here, or longer ago than ten minutes, is not undone', async () => {
  const client = lake.client()
  const {_rev} = await client.create(newsItem('is-api'))
  expect(await undo('is-api', _rev)).toEqual({is: 'tooLate'})

  const revision = await publish('sena', {})
  const record = `publication.${revision}`
  const _createdAt = new Date(Date.now() - 605_000).toISOString()
  const older = {...(await contentOf(record)), _id: record, _type: 'publication', _createdAt}
  await client.transaction().delete(record).create(older).commit()
  expect(await undo('sena', revision)).toEqual({is: 'tooLate'})
  await publish('nauja', {})
  expect(await stored(record)).toBeUndefined()
})
