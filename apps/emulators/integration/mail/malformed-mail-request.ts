import type {MalformedValues} from '../../../../tests/support/malformed-values.ts'
import type {PlainRequest} from '../../../../tests/support/send-as-is.ts'

const email = {
  from: 'Bendruomenė <labas@community.test>',
  to: ['rasa@home.test'],
  cc: 'b@home.test',
  reply_to: ['c@home.test'],
  subject: 'Labas rytas',
  html: '<p>Ačiū</p>',
  text: 'Ačiū',
  headers: {'X-Entity-Ref-ID': '1'},
  tags: [{name: 'kind', value: 'welcome'}],
  attachments: [{filename: 'a.txt', content: 'YQ==', content_type: 'text/plain', content_id: 'a'}],
}

const endpoints: [method: string, path: string, ...bodies: unknown[]][] = [
  ['POST', '/emails', email],
  ['POST', '/emails/batch', [email, {...email, attachments: undefined}]],
  ['POST', '/local/outage', {status: null}],
  ['GET', '/local/outage'],
  ['GET', '/domains'],
]
const otherMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND']

/** A malformed request to the Resend emulator. */
export function malformedMailRequest(
  {random, pick, text, body, encoded}: MalformedValues,
  apiKey: string,
): PlainRequest {
  const [usualMethod, path, ...bodies] = pick(endpoints)
  const method = random() < 0.92 ? usualMethod : pick(otherMethods)
  const hasBody = !['GET', 'HEAD'].includes(method)
  const key = random() < 0.9 ? `Bearer ${apiKey}` : pick(['', 'Bearer', 'Bearer x', 'Basic eDp5'])
  const headers = {
    'x-batch-validation': ['permissive', 'strict', 'x', ''],
    'idempotency-key': ['', 'x', 'x'.repeat(300), encodeURIComponent(text().toWellFormed()).slice(0, 50)],
    'content-type': ['application/json', 'text/plain', 'multipart/form-data; boundary=', 'x'],
  }
  const odd = Object.entries(headers).flatMap(([name, values]) =>
    random() < 0.2 ? [[name, pick(values)] as const] : [],
  )
  return {
    method,
    path: path
      .split('/')
      .map((part, n) => (n > 0 && random() < 0.06 ? encoded() : part))
      .join('/'),
    headers: {authorization: key, ...Object.fromEntries(odd)},
    body: hasBody ? body(bodies.length > 0 ? pick(bodies) : {}) : undefined,
  }
}
