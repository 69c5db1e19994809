import type {SanityClient} from '@sanity/client'
import {expect, test} from 'vitest'
import type {StoredDocument} from '../../documents/stored-documents.ts'
import {compareTranslations} from './compare-translations.ts'
import {transactionIds} from './document-revisions.ts'
import {recordOf, withPair} from './translation-records.ts'

const created = '2025-11-01T10:00:00Z'

function titled(lt: string, en: string, fields: Partial<StoredDocument> = {}): StoredDocument {
  const document = {_id: 'a', _type: 'event', _rev: 'new', _createdAt: created, _updatedAt: created}
  return {...document, title: {_type: 'localizedString', lt, en}, ...fields}
}

const before = titled('Kalėdos', 'Christmas', {_rev: 'old'})
const recorded = recordOf(before, [{path: 'title', lt: 'Kalėdos', en: 'Christmas'}])

/** A Content Lake that has these revisions of the document, the oldest first. */
function historyOf(revisions: StoredDocument[] | 'down') {
  const requests: string[] = []
  const request = async ({url, query}: {url: string; query: {revision?: string}}) => {
    requests.push(url)
    if (revisions === 'down') throw new Error('no connection')
    if (url.includes('/transactions/'))
      return revisions
        .toReversed()
        .map(({_rev}) => JSON.stringify({id: _rev}))
        .join('\n')
    return {documents: revisions.filter(({_rev}) => _rev === query.revision)}
  }
  const client = {request, config: () => ({dataset: 'production'})} as unknown as SanityClient
  return {client, requests}
}

test('Lithuanian that changed alone is found without the history', async () => {
  const {client, requests} = historyOf('down')
  const {outdated, changed, gone} = await compareTranslations(
    client,
    [titled('Velykos', 'Christmas')],
    [recorded],
  )
  expect(outdated.map(({texts}) => texts)).toEqual([
    [{path: 'title', lt: 'Velykos', en: 'Christmas', translated: 'Kalėdos'}],
  ])
  expect(changed).toEqual([{...recorded, revision: 'new'}])
  expect({gone, requests}).toEqual({gone: [], requests: []})
})

test('once somebody says that it is still right, it is', async () => {
  const {client} = historyOf('down')
  const document = titled('Velykos', 'Christmas')
  const [found] = (await compareTranslations(client, [document], [recorded])).outdated
  if (!found?.texts[0]) throw new Error('nothing found')
  const record = withPair(found.record, found.texts[0])
  expect(record.pairs).toEqual([{_key: '0', path: 'title', lt: 'Velykos', en: 'Christmas'}])
  expect(await compareTranslations(client, [document], [record])).toEqual({
    outdated: [],
    changed: [],
    gone: [],
  })
})

test('if both languages changed, the history decides', async () => {
  const now = titled('Velykos', 'Easter')
  const first = titled('Kalėdos', 'Easter', {_rev: 'between'})
  const {client, requests} = historyOf([before, first, now])
  const {outdated} = await compareTranslations(client, [now], [recorded])
  expect(outdated[0]?.texts).toMatchObject([{lt: 'Velykos', translated: 'Kalėdos'}])
  // The recorded revision itself is known.
  expect(requests.filter((url) => url.includes('/documents/'))).toHaveLength(2)

  const forgotten = await compareTranslations(historyOf([]).client, [now], [recorded])
  expect(forgotten.outdated).toEqual([])
  expect(forgotten.changed[0]?.pairs).toMatchObject([{lt: 'Velykos', en: 'Easter'}])
})

test('without the history nothing is concluded or recorded', async () => {
  const {client} = historyOf('down')
  expect(await compareTranslations(client, [titled('Velykos', 'Easter')], [recorded])).toEqual({
    outdated: [],
    changed: [],
    gone: [],
  })
})

test('a document without a record gets one, drafts do not, and that of a deleted one goes', async () => {
  const {client} = historyOf('down')
  const documents = [titled('Kalėdos', 'Christmas'), titled('Mugė', 'Fair', {_id: 'drafts.b'})]
  const {changed, gone} = await compareTranslations(client, documents, [{...recorded, _id: 'translation.c'}])
  expect(changed.map(({_id}) => _id)).toEqual(['translation.a'])
  expect(gone).toEqual(['translation.c'])
})

test('a document that changed lately is compared with its history before its first record', async () => {
  const now = titled('Velykos', 'Christmas', {_updatedAt: new Date().toISOString()})
  const {client} = historyOf([before, now])
  const {outdated} = await compareTranslations(client, [now], [])
  expect(outdated[0]?.texts[0]?.translated).toBe('Kalėdos')
})

test('a log of transactions is read with none, one and several entries', () => {
  expect(transactionIds('')).toEqual([])
  expect(transactionIds({id: 'a'})).toEqual(['a'])
  expect(transactionIds('{"id":"a"}\n{"id":"b"}\n')).toEqual(['a', 'b'])
})
