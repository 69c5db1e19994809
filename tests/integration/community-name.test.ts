import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {DeliveryStack, newAddress} from '../support/delivery-stack.ts'
import {LakeProcess, READ_TOKEN} from '../support/lake-process.ts'
import {SECRET_KEY} from '../support/supabase-process.ts'

let lake: LakeProcess
let client: SanityClient
let stack: DeliveryStack

beforeAll(async () => {
  lake = await LakeProcess.start()
  client = lake.client()
  await client.create({_type: 'event', eventKey: 'muge', title: {lt: 'Mugė', en: null}})
  stack = await DeliveryStack.start({
    functionsEnv: {
      SANITY_API_HOST: lake.host,
      SANITY_PROJECT_ID: 'integration',
      SANITY_DATASET: 'production',
      SANITY_API_READ_TOKEN: READ_TOKEN,
      SANITY_WEBHOOK_SECRET: 'a secret of this test',
      MAIL_FROM: 'info@community.test',
    },
  })
}, 120_000)
afterAll(async () => {
  await stack.stop()
  await lake.stop()
})

async function syncContent() {
  const response = await fetch(`${stack.functionsUrl}/sync-content`, {
    method: 'POST',
    headers: {apikey: SECRET_KEY},
    body: '{}',
  })
  expect(response.status).toBe(200)
}

async function nextEmail() {
  const recipient = newAddress('vardas')
  await stack.queue([{recipient}])
  await stack.arrival(recipient)
  const email = (await stack.inbox()).find(({to}) => to[0]?.address === recipient)
  return {from: email?.from, firstLine: email?.text.split('\n')[0], text: email?.text ?? ''}
}

test('a name that an editor changes is in the next email, and on its sender', async () => {
  const name = {lt: 'Velso „lietuviai“ & <b>Ko</b>', en: 'Lithuanians & Co'}
  await client.createOrReplace({_id: 'siteSettings', _type: 'siteSettings', name})
  await syncContent()
  expect(await nextEmail()).toMatchObject({
    from: [{address: 'info@community.test', name: 'Velso „lietuviai“ & bKo/b'}],
    firstLine: name.lt,
  })

  await client.patch('siteSettings').set({'name.lt': 'Kita bendruomenė'}).commit()
  await syncContent()
  const {from, firstLine, text} = await nextEmail()
  expect([from?.[0]?.name, firstLine]).toEqual(['Kita bendruomenė', 'Kita bendruomenė'])
  expect(text).not.toContain('lietuviai')
})
