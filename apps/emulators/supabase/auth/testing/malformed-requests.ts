import {seededRandom} from '../../../testing/seeded-random.ts'

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

const admin = 'email password password_hash role email_confirm user_metadata app_metadata ban_duration'
const proof = 'type token token_hash email phone redirect_to'

/** Method, path and the fields of the body. */
const endpoints = [
  ['POST', '/signup', 'email password data phone code_challenge'],
  ['POST', '/signup', 'email password data'],
  ['POST', '/token?grant_type=password', 'email password phone'],
  ['POST', '/token?grant_type=refresh_token', 'refresh_token'],
  ['POST', '/token?grant_type=T', 'id_token provider auth_code code_verifier chain'],
  ['POST', '/verify', proof],
  ['POST', '/verify', 'type token_hash'],
  ['POST', '/verify', 'type token email'],
  ['GET', '/verify?type=T&token=T&redirect_to=T', ''],
  ['POST', '/recover', 'email code_challenge code_challenge_method'],
  ['POST', '/resend', 'type email phone'],
  ['POST', '/otp', 'email data create_user phone channel'],
  ['POST', '/magiclink', 'email data'],
  ['GET', '/user', ''],
  ['PUT', '/user', 'email password nonce data app_metadata phone'],
  ['PUT', '/user', 'data'],
  ['POST', '/logout?scope=T', ''],
  ['GET', '/reauthenticate', ''],
  ['GET', '/settings', ''],
  ['GET', '/health', ''],
  ['GET', '/.well-known/jwks.json', ''],
  ['GET', '/authorize?provider=T', ''],
  ['POST', '/callback?state=T', ''],
  ['POST', '/factors', 'factor_type friendly_name'],
  ['DELETE', '/factors/ID', ''],
  ['POST', '/factors/ID/verify', 'challenge_id code'],
  ['POST', '/sso', 'domain'],
  ['POST', '/passkeys/authentication/options', ''],
  ['POST', '/oauth/token', 'client_id'],
  ['DELETE', '/user/identities/ID', ''],
  ['POST', '/invite', 'email data'],
  ['GET', '/admin/users?page=T&per_page=T&sort=T&filter=T', ''],
  ['GET', '/admin/users?filter=T', ''],
  ['POST', '/admin/users', `id ${admin}`],
  ['POST', '/admin/users', `id ${admin} phone nonce`],
  ['GET', '/admin/users/ID', ''],
  ['PUT', '/admin/users/ID', admin],
  ['DELETE', '/admin/users/ID', 'should_soft_delete'],
  ['GET', '/admin/users/ID/factors', ''],
  ['PUT', '/admin/users/ID/factors/ID', 'friendly_name'],
  ['POST', '/admin/generate_link', 'type email new_email password data redirect_to'],
  ['GET', '/admin/audit', ''],
  ['GET', '/admin/oauth/clients', ''],
  ['GET', '/nowhere', ''],
  ['GET', '/%ff', ''],
  ['GET', '/user/%2e%2e/admin/users', ''],
] as const

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND']

const texts = [
  ['', ' ', '%', '%00', '\0', 'a\0b', '\ud800', '\u202e', '😀', 'NaN', 'null', '../../x', '0000000000'],
  ['a@example.test', 'A@EXAMPLE.TEST', 'a@b', 'a b@example.test', 'ą@example.test', "a'--@example.test"],
  ['signup', 'recovery', 'email', 'email_change', 'email_change_new', 'invite', 'magiclink', 'sms', 'totp'],
  ['password', 'pkce', 'web3', 'global', 'others', 'none', '1h', '-1h', 'service_role', 'created_at asc'],
  ['constructor', '__proto__', 'toString', 'bandymas123', '37060000000', 'abcdefghijkl', '$2b$10$abc'],
  ['http://localhost:3000/en', 'https://evil.example', 'javascript:alert(1)', 'http://localhost:3000/#a'],
  ['00000000-0000-0000-0000-000000000000', `${'a'.repeat(300)}@example.test`, '9'.repeat(400)],
  ['a'.repeat(10_000)],
].flat()

const numbers = ['0', '-1', '1.5', '1e308', '1e400', '-1e400', '99999999999999999999', '0.1e-400']

const valid: Partial<Record<string, string>> = {
  password: '"bandymas123"',
  password_hash: '""',
  type: '"signup"',
  data: '{"first_name":"Ona"}',
  user_metadata: '{"first_name":"Ona"}',
  app_metadata: '{"team":"choir"}',
  role: '"authenticated"',
  email_confirm: 'true',
  ban_duration: '"1h"',
  token: '"0000000000"',
}

/** Requests that no client sends, the same for each seed. */
export function malformedRequests(
  count: number,
  {userId, tokens, keys}: Known,
  seed = 20_251_122,
): MalformedRequest[] {
  const random = seededRandom(seed)
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
    return `{${Array.from({length: 3}, () => `${JSON.stringify(pick(texts))}:${value(depth + 1)}`).join()}}`
  }
  const validValue = (name: string) =>
    name === 'email' || name === 'new_email'
      ? JSON.stringify(`a${Math.floor(random() * 1e6)}@example.test`)
      : (valid[name] ?? 'null')

  /** What a client would send, but for one field. */
  const object = (fields: string) => {
    const names = fields.split(' ').filter(() => isLucky(0.9))
    const wrong = pick(isLucky(0.95) ? names : texts)
    const entries = names.map((name) => `"${name}":${name === wrong ? value() : validValue(name)}`)
    return `{${(names.includes(wrong ?? '') ? entries : [...entries, `${JSON.stringify(wrong ?? '')}:1`]).join()}}`
  }
  const broken = (json: string): BodyInit => {
    const bytes = Buffer.from(json)
    const ways = [
      () => value(),
      () => json.slice(0, Math.floor(json.length / 2)),
      () => '',
      () => new Uint8Array([0xff, 0xfe, ...bytes]),
      () => Buffer.from(json, 'utf16le'),
      () => new Uint8Array(bytes.map((byte) => (isLucky(0.05) ? Math.floor(random() * 256) : byte))),
      () => 'email=a%40example.test&password=x',
    ]
    return pick(ways)()
  }

  const ids = [
    userId,
    userId,
    userId.toUpperCase(),
    `${userId}%0a`,
    'x',
    '%00',
    '-1',
    "1'%20or%20true",
    '%ff',
  ]
  const authorization = () => {
    const token = pick(tokens)
    return pick([
      `Bearer ${token}`,
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
    const [usual, pattern, fields] = pick(endpoints)
    const method = isLucky(0.93) ? usual : pick(methods)
    const path = pattern
      .replaceAll('ID', () => pick(ids))
      .replaceAll(/(?<==)T/g, () => encodeURIComponent(pick(texts).toWellFormed().slice(0, 500)))
    const json = object(fields)
    return {
      path,
      method,
      headers: {
        apikey: pick(keys),
        ...(isLucky(0.4) && {authorization: authorization()}),
        ...(isLucky(0.3) && {
          'content-type': pick(['application/json', 'text/plain', 'multipart/form-data', 'x']),
        }),
        ...(isLucky(0.1) && {referer: pick(['x', 'http://localhost:3000/en', 'https://evil.example'])}),
      },
      ...(method !== 'GET' && method !== 'HEAD' && {body: isLucky(0.9) ? json : broken(json)}),
    }
  })
}
