import {randomUUID} from 'node:crypto'
import {newAddress} from './delivery-stack.ts'
import type {MalformedValues} from './malformed-values.ts'
import type {PlainRequest} from './send-as-is.ts'
import {familySubmission, formBodies, type FormFunction} from './submissions.ts'

/** Lengths at the limits of fields, and one over. */
const lengths = [40, 41, 80, 81, 100, 160, 161, 200, 201, 254, 255, 1000, 1001, 5000, 5001]

/** What people paste or programs send into fields, and pages, headers, spreadsheets and databases take for something else. */
const typed = [
  ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><b>', '&lt;', '<!--', ']]>'],
  ['{firstName}', '{{7*7}}', '${7*7}', '%s%n', '%0d%0aBcc:x', '../../etc/passwd', "'; drop table x; --"],
  ['=HYPERLINK("http://evil.example";"x")', '+1+1', '-1+1', '@SUM(1)', '\t=1', '＝1+1', '|x'],
  [
    'Rasa\r\nBcc: kita@home.test',
    'Rasa\nBcc: x',
    'Rasa\u2028Bcc: x',
    'Rasa\u2029',
    'Rasa\u0085x',
    'a\u000bb',
  ],
  ['\0', 'a\0b', '\ud800', 'x\udfff', '\ufffe', '\u202ecba', '\u2066x\u2069', '\u200b', '\u200d', '\ufeff'],
  ['👩‍👩‍👧', '🐸🐸', 'עברית', 'شكرا', 'ąčęėįšųūž', 'e\u0301', 'Z\u0338\u0321\u0335', '🇱🇹', '❤\ufe0f', '\u00ad'],
  ['2025-13-45', '2025-02-30', '0000-00-00', '2025-13-45T99:99:99Z', '9999999-01-01', 'rytoj'],
  ['0', '-1', '1.5', '1e3', '0x10', '１２', '٣', ' 7 ', '9'.repeat(30), 'NaN', 'Infinity', 'true', 'null'],
].flat()

const emails = [
  [
    '',
    'rasa',
    'rasa@',
    '@home.test',
    'a@b',
    'a..b@home.test',
    '.a@home.test',
    'a.@home.test',
    'a b@home.test',
  ],
  [
    'rasa@home.test,kita@home.test',
    'rasa@home.test\r\nBcc: kita@home.test',
    '<rasa@home.test>',
    '"a b"@home.test',
  ],
  ['rasa@[127.0.0.1]', 'RASA@HOME.TEST', "o'neil@home.test", 'rasa+a@home.test', 'ąžuolas@home.test'],
  [
    'rasa@münchen.test',
    'rasa@xn--mnchen-3ya.test',
    `${'a'.repeat(254 - 10)}@home.test`,
    `${'a'.repeat(245)}@home.test`,
  ],
  [`${'a'.repeat(65)}@home.test`, `a@${'b'.repeat(64)}.test`, 'rasa@home.test\u2028', ' rasa@home.test '],
].flat()

const keys = [
  () => randomUUID(),
  () => '',
  () => '1',
  () => 'x'.repeat(5000),
  () => '00000000-0000-0000-0000-000000000000',
]

const types = [
  'text/plain',
  'application/json;charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]

/** A malformed request to a form's function; about half of them are still accepted. */
export function malformedFormRequest(values: MalformedValues, name: FormFunction): PlainRequest {
  const {random, pick} = values
  const given = pick(wellFormed[name])()
  const changed = random() < 0.85 ? retyped(values, given) : given
  const isSpoiled = random() < 0.3
  const key: Record<string, string> = random() < 0.3 ? {'idempotency-key': pick(keys)()} : {}
  return {
    method: random() < 0.97 ? 'POST' : pick(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH']),
    path: `/functions/v1/${name}`,
    headers: {'content-type': random() < 0.95 ? 'application/json' : pick(types), ...key},
    body: isSpoiled ? values.body(changed) : Buffer.from(JSON.stringify(changed)),
  }
}

const wellFormed: Record<FormFunction, (() => object)[]> = {
  'send-contact-email': [() => formBodies['send-contact-email'](newAddress())],
  'send-bus-registration': [() => formBodies['send-bus-registration'](newAddress())],
  'send-race-registration': [
    () => formBodies['send-race-registration'](newAddress()),
    () => familySubmission(['Ąžuolas']).requests[0]?.body ?? {},
    () => familySubmission(['Ąžuolas', 'Gintarė']).requests[0]?.body ?? {},
  ],
  'register-for-event': [() => formBodies['register-for-event'](newAddress())],
  'newsletter-subscription': [
    () => ({...formBodies['newsletter-subscription'](newAddress()), firstName: 'Rasa'}),
    () => ({action: 'confirm', token: 'a'.repeat(64)}),
    () => ({action: 'unsubscribe', token: 'a'.repeat(64)}),
  ],
  'create-donation': [() => ({...formBodies['create-donation'](newAddress()), website: ''})],
  'create-membership-payment': [() => formBodies['create-membership-payment'](newAddress())],
  'create-bank-transfer-membership': [() => formBodies['create-bank-transfer-membership'](newAddress())],
}

/** The same object with other texts in some of its fields, and now and then a value of another type or an unknown field. */
function retyped(values: MalformedValues, given: object): object {
  const {random, pick, text} = values
  const entries = Object.entries(given).map(([field, value]: [string, unknown]): [string, unknown] => {
    if (typeof value === 'object' && value !== null) return [field, retyped(values, value)]
    if (random() > 0.18) return [field, value]
    if (random() < 0.15)
      return [field, pick<unknown>([null, true, 0, -1, 1.5, 1e308, [], {}, [value], 2 ** 31])]
    if (/email/i.test(field)) return [field, pick(emails)]
    return [field, random() < 0.2 ? pick(['a', 'ž', '🐸']).repeat(pick(lengths)) : pick(typed)]
  })
  const odd =
    random() < 0.2 ? [[pick(['__proto__', 'constructor', 'kind', 'seats', 'status', 'website']), text()]] : []
  return Object.fromEntries([...entries, ...odd])
}
