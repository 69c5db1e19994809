import {Resend} from 'resend'
import {expect, test} from 'vitest'
import {receiveWebhooks, type ReceivedWebhook} from '../../http/testing/receive-webhooks.ts'
import {greeting, temporaryMail} from '../testing/temporary-mail.ts'

const secret = `whsec_${Buffer.from('a secret that only the test knows').toString('base64')}`

/** Receives webhooks; `respond` returns the status for each. */
async function receiver(respond?: (count: number) => number) {
  const {url, received} = await receiveWebhooks(respond)
  const environment = {
    RESEND_WEBHOOK_URL: url,
    RESEND_WEBHOOK_SECRET: secret,
    RESEND_WEBHOOK_EVENTS: 'email.sent,email.delivered,email.bounced,email.complained,email.suppressed',
  }
  return {received, environment}
}

function svixHeaders({headers}: ReceivedWebhook) {
  const header = (name: string) => String(headers[`svix-${name}`])
  return {id: header('id'), timestamp: header('timestamp'), signature: header('signature')}
}

/** The event of a webhook that the official client accepts. */
const verified = (webhook: ReceivedWebhook) =>
  new Resend('re_test').webhooks.verify({
    payload: webhook.body,
    headers: svixHeaders(webhook),
    webhookSecret: secret,
  })

test.each([
  ['rasa@home.test', ['email.sent', 'email.delivered'], 1],
  ['delivered@resend.dev', ['email.sent', 'email.delivered'], 1],
  ['Rasa <bounced+new@resend.dev>', ['email.sent', 'email.bounced'], 0],
  ['complained+1@resend.dev', ['email.sent', 'email.delivered', 'email.complained'], 1],
  ['suppressed@resend.dev', ['email.sent', 'email.suppressed'], 0],
])('tells what became of an email to %s', async (to, types, inInbox) => {
  const {received, environment} = await receiver()
  const {resend, inbox} = await temporaryMail({environment})
  const tags = [{name: 'template', value: 'welcome'}]
  const {data} = await resend().emails.send({...greeting, to, tags})
  await expect
    .poll(() =>
      received
        .map(verified)
        .map(({type}) => type)
        .toSorted(),
    )
    .toEqual(types.toSorted())
  expect(await inbox()).toHaveLength(inInbox)
  const last = received.map(verified).find(({type}) => type === types.at(-1))
  expect(last).toMatchObject({
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    data: {email_id: data?.id, to: [to], from: greeting.from, tags: {template: 'welcome'}},
  })
})

test('says why an email bounced', async () => {
  const {received, environment} = await receiver()
  const {resend} = await temporaryMail({environment})
  await resend().emails.send({...greeting, to: 'bounced@resend.dev'})
  await expect.poll(() => received).toHaveLength(2)
  const bounced = received.map(verified).find(({type}) => type === 'email.bounced')
  expect(bounced).toMatchObject({data: {bounce: {type: 'Permanent', subType: 'General'}}})
})

test('repeats a webhook under the same id, signed anew, until it is received', async () => {
  let tick = () => {}
  const {received, environment} = await receiver((count) => {
    tick()
    return count < 3 ? 500 : 204
  })
  const {resend, pass} = await temporaryMail({
    environment: {...environment, RESEND_WEBHOOK_EVENTS: 'email.delivered'},
    webhookRetryMs: [10, 10],
  })
  tick = () => pass(1000)
  await resend().emails.send(greeting)
  await expect.poll(() => received).toHaveLength(3)
  expect(new Set(received.map((each) => svixHeaders(each).id)).size).toBe(1)
  expect(new Set(received.map(({body}) => body)).size).toBe(1)
  expect(new Set(received.map((each) => svixHeaders(each).timestamp)).size).toBe(3)
  expect(received.map(verified)).toHaveLength(3)
})

test('sends after a restart what was not received', async () => {
  const {received, environment} = await receiver((count) => (count === 1 ? 503 : 200))
  const {resend, pass, restart} = await temporaryMail({
    environment: {...environment, RESEND_WEBHOOK_EVENTS: 'email.delivered'},
  })
  await resend().emails.send(greeting)
  await expect.poll(() => received).toHaveLength(1)
  pass(5000)
  await restart()
  await expect.poll(() => received).toHaveLength(2)
  const [first, second] = received.map((each) => svixHeaders(each).id)
  expect(second).toBe(first)
})

test('sends only the events that are subscribed to', async () => {
  const {received, environment} = await receiver()
  const {resend} = await temporaryMail({
    environment: {...environment, RESEND_WEBHOOK_EVENTS: 'email.bounced'},
  })
  await resend().emails.send(greeting)
  await resend().emails.send({...greeting, to: 'bounced@resend.dev'})
  await expect.poll(() => received.map(verified)).toMatchObject([{type: 'email.bounced'}])
})
