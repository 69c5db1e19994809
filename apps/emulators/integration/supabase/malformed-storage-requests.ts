import {request as send, type Agent} from 'node:http'
import {seededRandom} from '../../testing/seeded-random.ts'

interface MalformedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer
}

/** A bucket that must exist, so that some requests come far. */
export const BUCKET = 'malformed'
const NAME = 'a.txt'

/** Each endpoint, with a body that it accepts. */
const endpoints: Record<string, object | undefined> = {
  'GET /bucket': undefined,
  'POST /bucket': {name: 'another', id: 'another', public: false, file_size_limit: '1kb'},
  'GET /bucket/{bucket}': undefined,
  'PUT /bucket/{bucket}': {public: false, file_size_limit: 1000, allowed_mime_types: ['text/plain']},
  'DELETE /bucket/{bucket}': {},
  'POST /bucket/{bucket}/empty': {},
  'POST /object/{bucket}/{name}': {},
  'PUT /object/{bucket}/{name}': {},
  'GET /object/{bucket}/{name}': undefined,
  'HEAD /object/{bucket}/{name}': undefined,
  'DELETE /object/{bucket}/{name}': {},
  'DELETE /object/{bucket}': {prefixes: [NAME]},
  'GET /object/public/{bucket}/{name}': undefined,
  'GET /object/authenticated/{bucket}/{name}': undefined,
  'GET /object/info/{bucket}/{name}': undefined,
  'GET /object/info/public/{bucket}/{name}': undefined,
  'GET /object/info/authenticated/{bucket}/{name}': undefined,
  'POST /object/sign/{bucket}': {expiresIn: 60, paths: [NAME]},
  'POST /object/sign/{bucket}/{name}': {expiresIn: 60},
  'GET /object/sign/{bucket}/{name}': undefined,
  'POST /object/upload/sign/{bucket}/{name}': {},
  'PUT /object/upload/sign/{bucket}/{name}': {},
  'POST /object/list/{bucket}': {prefix: '', limit: 10, offset: 0, sortBy: {column: 'name'}, search: ''},
  'POST /object/list-v2/{bucket}': {
    prefix: '',
    limit: 1,
    with_delimiter: true,
    sortBy: {column: 'created_at'},
  },
  'POST /object/move': {bucketId: BUCKET, sourceKey: NAME, destinationKey: NAME, destinationBucket: BUCKET},
  'POST /object/copy': {bucketId: BUCKET, sourceKey: NAME, destinationKey: 'b.txt', copyMetadata: false},
  'GET /render/image/public/{bucket}/{name}': undefined,
  'POST /upload/resumable/{bucket}': {},
  'GET /s3/{bucket}/{name}': undefined,
  'POST /vector/CreateIndex': {},
  'DELETE /cdn/{bucket}/{name}': {},
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'LOCK']
const names = [
  '',
  '%',
  '%zz',
  '%00',
  'a%00b',
  '%ff%fe',
  '%ED%A0%80',
  '..%2f..%2fetc%2fpasswd',
  '%0A',
  'ąž'.split('').map(encodeURIComponent).join(''),
  'a'.repeat(3000),
  "'; drop table storage.objects; --".replaceAll(' ', '%20'),
  '%25',
  '*',
  'constructor',
  '__proto__',
]
const values: unknown[] = [
  null,
  true,
  '',
  'malformed',
  'a\u0000b',
  '\ud800',
  '%',
  'x'.repeat(5000),
  -1,
  0,
  1.5,
  1e300,
  2 ** 53,
  9_999_999_999,
  [],
  [null],
  ['a.txt', 'a\u0000'],
  {},
  {column: 'name'},
  {column: 'nonsense', order: 1},
  {__proto__: null, constructor: 'a'},
]
const fields = ['type', 'transform', 'metadata', 'cursor', 'constructor', '__proto__']
const headerValues: Record<string, string[]> = {
  'content-type': [
    'application/json',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=b',
    'nonsense',
    '\u00ff',
  ],
  range: ['bytes=', 'bytes=5-1', 'bytes=-', 'bytes=0-0,2-3', 'nonsense', `bytes=${'9'.repeat(400)}-`],
  'if-none-match': ['"', '*', ',,,'],
  'if-modified-since': ['never', '0', 'Fri, 99 Foo 9999'],
  'x-upsert': ['true', 'maybe'],
  'x-metadata': [
    'e30=',
    '%%%',
    'bnVsbA==',
    Buffer.from('{"a":"\\u0000"}').toString('base64'),
    Buffer.from('['.repeat(5000)).toString('base64'),
  ],
  'cache-control': ['\u00ff', 'max-age=-1'],
  'content-encoding': ['gzip', 'nonsense'],
  authorization: ['Bearer', 'Bearer a.b.c', 'Basic YTpi', `Bearer ${'a'.repeat(4000)}`],
}
const notJson = ['{', '"', 'null', '[]', '1e999', '\u0000', '['.repeat(20_000), '{"a":1}}', '\ufeff{}', '']
const forms = [
  '--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nlabas',
  '--b\r\nContent-Disposition: form-data; name="metadata"\r\n\r\n{"a":"\\u0000"}\r\n--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nlabas\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="contentType"\r\n\r\na\u0000b\r\nc\r\n--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nlabas\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n1\r\n--b--\r\n',
  '--b\r\n\r\n\r\n--b--',
  '--c\r\nnonsense',
  '',
]

/** Requests that are wrong in path, query, header or body; the same ones for the same seed. */
export function* malformedStorageRequests(count: number, seed: number): Generator<MalformedRequest> {
  const random = seededRandom(seed)
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T
  for (let n = 0; n < count; n++) {
    const [endpoint, accepted] = pick(Object.entries(endpoints))
    const [method = '', template = ''] = endpoint.split(' ')
    const query =
      random() < 0.3 ? `?${pick(['token', 'download', 'limit', 'sortColumn', 'search'])}=${pick(names)}` : ''
    const fill = (valid: string) => (random() < 0.7 ? valid : pick(names))
    const path = template.replace('{bucket}', () => fill(BUCKET)).replace('{name}', () => fill(NAME))
    const headers: Record<string, string> = {}
    if (random() < 0.6) {
      const name = pick(Object.keys(headerValues))
      headers[name] = pick(headerValues[name] ?? [])
    }
    let body: Buffer | undefined
    if (accepted) {
      const kind = random()
      if (kind < 0.7) {
        headers['content-type'] ??= 'application/json'
        const field = pick([...Object.keys(accepted), ...fields])
        body = Buffer.from(JSON.stringify({...accepted, [field]: pick(values)}))
      } else if (kind < 0.8) {
        headers['content-type'] = 'multipart/form-data; boundary=b'
        body = Buffer.from(pick(forms))
      } else {
        headers['content-type'] ??= 'application/json'
        body = Buffer.from(pick(notJson))
      }
    }
    yield {
      method: random() < 0.1 ? pick(methods) : method,
      path: `/storage/v1${path}${query}`,
      headers,
      body,
    }
  }
}

/** Sends a request as it is. Fetch would repair or refuse most of them. */
export function sendMalformed(
  origin: string,
  {method, path, headers, body}: MalformedRequest,
  agent: Agent,
): Promise<{status: number; text: string}> {
  const {hostname, port} = new URL(origin)
  return new Promise((resolve, reject) => {
    // For DELETE, Node would write a body without saying that there is one.
    const length = body && {'content-length': String(body.length)}
    const sent = send(
      {hostname, port, method, path, headers: {...headers, ...length}, agent},
      async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        resolve({status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString()})
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
