import {expect, test} from 'vitest'
import {serve} from '../_testing/serve.ts'
import {createEmailService} from './email-service.ts'

const email = {
  community: 'Bendruomenė',
  recipient: 'rasa@example.test',
  template: 'confirm-sign-up',
  subject: 'Tema',
  html: '<p>Labas</p>',
  text: 'Labas',
  attachments: [],
  replyTo: undefined,
  headers: {},
}

async function start() {
  const bodies: unknown[] = []
  const RESEND_BASE_URL = await serve(async (request) => {
    bodies.push(await request.json())
    return Response.json({id: 'x'})
  })
  const {send} = createEmailService({RESEND_API_KEY: 're_test', RESEND_BASE_URL, MAIL_FROM: 'a@example.test'})
  return {send, bodies}
}

test('an email is sent with its attachments, reply-to and headers', async () => {
  const {send, bodies} = await start()
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Kalėdos\r\nEND:VCALENDAR\r\n'
  const result = await send(
    {
      ...email,
      attachments: [
        {
          filename: 'kaledos.ics',
          contentType: 'text/calendar; charset=utf-8',
          content,
        },
      ],
      replyTo: 'jonas@example.test',
      headers: {'List-Unsubscribe': '<https://example.org/u>'},
    },
    'key',
  )
  expect(result).toEqual({ok: true, providerId: 'x'})
  expect(bodies).toEqual([
    expect.objectContaining({
      attachments: [
        {
          filename: 'kaledos.ics',
          content_type: 'text/calendar; charset=utf-8',
          content: Buffer.from(content).toString('base64'),
        },
      ],
      reply_to: 'jonas@example.test',
      headers: {'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': '<https://example.org/u>'},
    }),
  ])
})

test('an email without them has none', async () => {
  const {send, bodies} = await start()
  await send(email, 'key')
  const [body] = bodies as Record<string, unknown>[]
  expect(body).not.toHaveProperty('attachments')
  expect(body).not.toHaveProperty('reply_to')
  expect(body?.headers).toEqual({'Auto-Submitted': 'auto-generated'})
})
