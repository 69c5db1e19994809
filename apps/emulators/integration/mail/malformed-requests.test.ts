import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {malformedMailRequest} from './malformed-mail-request.ts'
import {malformedValues} from '../../../../tests/support/malformed-values.ts'
import {sendAsIs} from '../../../../tests/support/send-as-is.ts'
import {freePort} from '../../../../scripts/supervisor/ports.ts'
import {ServiceProcess} from '../../../../tests/support/service-process.ts'

const SEED = 20251122
const REQUESTS = 300
const API_KEY = 're_integration'

let resend: string
let mail: ServiceProcess
let directory: string
beforeAll(async () => {
  const [port, inboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  resend = `http://127.0.0.1:${port}`
  directory = await mkdtemp(join(tmpdir(), 'mail-'))
  mail = new ServiceProcess({
    title: 'The mail emulator',
    args: [join(import.meta.dirname, '../../mail/main.ts')],
    env: {
      RESEND_PORT: String(port),
      INBOX_PORT: String(inboxPort),
      MAIL_SMTP_PORT: String(smtpPort),
      STATE_DIR: directory,
      RESEND_API_KEY: API_KEY,
    },
    probe: `${resend}/health`,
  })
  await mail.start()
})
afterAll(async () => {
  await mail.end('SIGTERM')
  await rm(directory, {recursive: true})
})

/** False for an error that is not in Resend's shape. */
function isClear({status, text}: {status: number; text: string}): boolean {
  if (status < 400) return true
  const {statusCode, name, message} = JSON.parse(text) as Record<string, unknown>
  return status < 500 && statusCode === status && typeof name === 'string' && String(message).length > 2
}

test(`each of ${REQUESTS} malformed requests is answered, or refused with a reason`, async () => {
  const values = malformedValues(SEED)
  const statuses = new Set<number>()
  const faults: unknown[] = []
  for (let n = 0; n < REQUESTS; n += 1) {
    const request = malformedMailRequest(values, API_KEY)
    const response = await sendAsIs(resend, request)
    const isEmpty = request.method === 'HEAD' && response.status < 500
    if (!isEmpty && !isClear(response)) faults.push({n, ...request, body: String(request.body), response})
    statuses.add(response.status)
  }
  expect(faults).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 422]))
})
