import type {SanityClient, SanityDocument} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {publishRevision} from '../../studio/actions/publish/publish-revision.ts'
import {LakeProcess} from '../support/lake-process.ts'
import {newsItem} from '../support/news-item.ts'

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

/** Answers to its actions do not arrive. */
function deafClient(isSent: boolean): SanityClient {
  const client = lake.client().clone()
  const send = client.action.bind(client)
  client.action = async (...asked: Parameters<SanityClient['action']>) => {
    if (isSent) await send(...asked)
    throw new Error('No answer')
  }
  return client
}

function publish(id: string, client: SanityClient) {
  const check = async () => ({
    draft: (await client.getDocument(`drafts.${id}`)) as SanityDocument,
    problems: [],
  })
  const yes = () => Promise.resolve(true)
  return publishRevision(client, {id, type: 'newsItem', by: 'jonas'}, check, yes)
}

test('what was published is known to be, although the answer was lost', async () => {
  const client = lake.client()
  await client.createOrReplace({...newsItem('lost'), _id: 'drafts.lost'})
  expect(await publish('lost', deafClient(true))).toMatchObject({is: 'published'})
  expect(await client.getDocument('lost')).not.toBeNull()
})

test('what did not arrive is not said to be published', async () => {
  const client = lake.client()
  await client.createOrReplace({...newsItem('kept'), _id: 'drafts.kept'})
  await expect(publish('kept', deafClient(false))).rejects.toThrow('No answer')
  expect(await client.getDocument('drafts.kept')).not.toBeNull()
})
