import {expect, test, vi} from 'vitest'
import {exampleCommunity, exampleEmailData} from '../_testing/example-email-data.ts'
import {nowhere} from '../_testing/serve.ts'
import {keyVariables, serveDatabase} from '../_testing/serve-database.ts'
import type {OutboxEmail} from '../_shared/outbox.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {deliverBatch} from './deliver-batch.ts'
import type {EmailService} from './email-service.ts'

const row = (template: string) =>
  ({
    id: crypto.randomUUID(),
    template,
    data: exampleEmailData(template, 'lt'),
    recipient: 'rasa@example.test',
    language: 'lt',
    batch_id: 'b1',
  }) as unknown as OutboxEmail

test('an email with a calendar file leaves its batch, and needs the site for nothing', async () => {
  const {url, calls} = await serveDatabase({})
  const keys = JSON.parse(keyVariables.SUPABASE_SECRET_KEYS) as {default: string}
  const sendBatch = vi.fn<EmailService['sendBatch']>(async (emails) => ({
    ok: true,
    results: emails.map(() => ({ok: true, providerId: 'r1'})),
  }))
  const delivery = {
    client: createServiceClient({SUPABASE_URL: url, SUPABASE_SECRET_KEYS: keys}),
    service: {send: vi.fn<EmailService['send']>(), sendBatch},
    community: exampleCommunity,
    siteUrl: nowhere,
    functionsUrl: nowhere,
  }
  const [requested, confirmed] = [row('registration-requested'), row('registration-confirmed')]

  expect(await deliverBatch(delivery, [requested, confirmed])).toEqual(['waiting', 'sent'])
  expect(sendBatch.mock.calls[0]?.[0]).toMatchObject([{template: 'registration-requested'}])
  expect(calls).toMatchObject([
    {name: 'separate_emails', args: {email_ids: [confirmed.id]}},
    {name: 'finish_emails', args: {results: [{id: requested.id}]}},
  ])
})
