interface Known {
  userId: string
  tokens: string[]
  keys: string[]
}

interface MalformedRequest {
  path: string
  method: string
  headers: Record<string, string>
  body?: BodyInit
}

const endpoints = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=id_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/token?grant_type=web3'],
  ['POST', '/token?grant_type=constructor'],
  ['POST', '/verify'],
  ['GET', '/verify?type=T&token=T&redirect_to=T'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['POST', '/otp'],
  ['POST', '/magiclink'],
  ['GET', '/user'],
  ['PUT', '/user'],
  ['POST', '/logout?scope=T'],
  ['GET', '/reauthenticate'],
  ['GET', '/settings'],
  ['GET', '/health'],
  ['GET', '/.well-known/jwks.json'],
  ['GET', '/authorize?provider=T'],
  ['POST', '/callback?state=T'],
  ['POST', '/factors'],
  ['DELETE', '/factors/ID'],
  ['POST', '/factors/ID/challenge'],
  ['POST', '/factors/ID/verify'],
  ['POST', '/sso'],
  ['GET', '/sso/saml/metadata'],
  ['POST', '/passkeys/authentication/options'],
  ['POST', '/oauth/token'],
  ['GET', '/user/identities/authorize'],
  ['DELETE', '/user/identities/ID'],
  ['POST', '/invite'],
  ['GET', '/admin/users?page=T&per_page=T&sort=T&filter=T'],
  ['GET', '/admin/users?filter=T'],
  ['POST', '/admin/users'],
  ['GET', '/admin/users/ID'],
  ['PUT', '/admin/users/ID'],
  ['DELETE', '/admin/users/ID'],
  ['GET', '/admin/users/ID/factors'],
  ['PUT', '/admin/users/ID/factors/ID'],
  ['POST', '/admin/generate_link'],
  ['GET', '/admin/audit'],
  ['GET', '/admin/oauth/clients'],
  ['GET', '/admin/custom-providers'],
  ['GET', '/nowhere'],
  ['GET', '/%ff'],
  ['GET', '/user/%2e%2e/admin/users'],
] as const

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND']

const fields = [
  'email',
  'password',
  'phone',
  'data',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'redirect_to',
  'nonce',
  'id',
  'user_metadata',
  'app_metadata',
  'ban_duration',
  'role',
  'email_confirm',
  'password_hash',
  'new_email',
  'create_user',
  'channel',
  'code_challenge',
  'code_challenge_method',
  'should_soft_delete',
  'factor_type',
  '__proto__',
  'constructor',
]

const texts = [
  '',
  ' ',
  'a@example.test',
  'A@EXAMPLE.TEST',
  'a@b',
  'a b@example.test',
  `${'a'.repeat(300)}@example.test`,
  'ą@example.test',
  "a'--@example.test",
  '%',
  '%00',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '😀',
  'a'.repeat(10_000),
  '0000000000',
  '123456789012',
  'signup',
  'recovery',
  'email',
  'email_change',
  'invite',
  'magiclink',
  'sms',
  'reauthentication',
  'totp',
  'none',
  '1h',
  '-1h',
  '9'.repeat(400),
  'NaN',
  'null',
  '../../x',
  'http://localhost:3000/en',
  'https://evil.example',
  'javascript:alert(1)',
  '00000000-0000-0000-0000-000000000000',
  '$2b$10$abc',
  'service_role',
  'constructor',
  '__proto__',
  'bandymas123',
]

const numbers = ['0', '-1', '1.5', '1e308', '1e400', '-1e400', '99999999999999999999', '0.1e-400']

/** Requests that no client sends, the same for each seed. */
export function malformedRequests(
  count: number,
  {userId, tokens, keys}: Known,
  seed = 20_251_122,
): MalformedRequest[] {
  const random = mulberry32(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const isLucky = (chance: number) => random() < chance

  const value = (depth = 0): string => {
    const kind = random()
    if (kind < 0.5) return JSON.stringify(pick(texts))
    if (kind < 0.6) return pick(numbers)
    if (kind < 0.7) return pick(['true', 'false', 'null'])
    if (kind < 0.73) return '['.repeat(5000) + ']'.repeat(5000)
    if (depth > 3) return '{}'
    if (kind < 0.85) return `[${Array.from({length: 3}, () => value(depth + 1)).join()}]`
    return object(depth + 1)
  }
  const entry = (key: string, depth: number) => `${JSON.stringify(key)}:${value(depth)}`
  const object = (depth = 0): string => {
    const names = Array.from({length: Math.floor(random() * 5)}, () => pick(isLucky(0.9) ? fields : texts))
    return `{${names.map((name) => entry(name, depth)).join()}}`
  }
  /** What a client would send, but for one or two fields. */
  const nearlyValid = () => {
    const given = {
      email: JSON.stringify(pick(['a@example.test', `a${Math.floor(random() * 1e9)}@example.test`])),
      password: '"bandymas123"',
      type: JSON.stringify(
        pick(['signup', 'recovery', 'email_change', 'invite', 'magiclink', 'email_change_new']),
      ),
    }
    const entries = Object.entries(given)
      .filter(([key]) => key !== 'type' || isLucky(0.5))
      .map(([key, json]) => `"${key}":${json}`)
    return `{${[...entries, ...(isLucky(0.8) ? [entry(pick(fields), 0)] : [])].join()}}`
  }

  const body = (): BodyInit => {
    const json = pick([nearlyValid, nearlyValid, object, value])()
    if (isLucky(0.85)) return json
    const bytes = Buffer.from(json)
    const broken = [
      () => json.slice(0, Math.floor(json.length / 2)),
      () => '',
      () => new Uint8Array([0xff, 0xfe, ...bytes]),
      () => Buffer.from(json, 'utf16le'),
      () => new Uint8Array(bytes.map((byte) => (isLucky(0.05) ? Math.floor(random() * 256) : byte))),
      () => 'email=a%40example.test&password=x',
    ]
    return pick(broken)()
  }

  const ids = [
    userId,
    crypto.randomUUID(),
    'x',
    '%00',
    '-1',
    "1'%20or%20true",
    userId.toUpperCase(),
    `${userId}%0a`,
    '%ff',
  ]
  const authorization = () => {
    const token = pick(tokens)
    return pick([
      `Bearer ${token}`,
      `Bearer ${token}`,
      `bearer  ${token}`,
      `Bearer ${token.slice(0, -3)}`,
      'Bearer',
      'Bearer a.b.c',
      'Basic eDp4',
      'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
    ])
  }

  return Array.from({length: count}, () => {
    const [usual, pattern] = pick(endpoints)
    const method = isLucky(0.9) ? usual : pick(methods)
    const path = pattern
      .replaceAll('ID', () => pick(ids))
      .replaceAll(/(?<==)T/g, () => encodeURIComponent(pick(texts).toWellFormed().slice(0, 500)))
    return {
      path,
      method,
      headers: {
        apikey: pick(keys),
        ...(isLucky(0.5) && {authorization: authorization()}),
        ...(isLucky(0.3) && {
          'content-type': pick(['application/json', 'text/plain', 'multipart/form-data', 'x']),
        }),
        ...(isLucky(0.1) && {referer: pick(['x', 'http://localhost:3000/en', 'https://evil.example'])}),
      },
      ...(method !== 'GET' && method !== 'HEAD' && {body: body()}),
    }
  })
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
