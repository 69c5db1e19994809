import {seededRandom} from '../../testing/seeded-random.ts'

const words = (text: string) => text.trim().split(/\s+/)
const lines = (text: string) => text.trim().split('\n')

const junk = [
  '',
  ...words(
    String.raw`% %00 a%00b %ff %C0%AF %ED%A0%80 %zz %F0%9F%90%B8 %2e%2e%2f %0d%0aa:%20b ';drop%20table%20x;--`,
  ),
  ...words(
    String.raw`* ( ) (( )) , . .. " "" ' { } [] : :: ! eq. eq.1 not. not.not.eq.1 in.( in.() in.(1, is.maybe fts.(`,
  ),
  ...words(
    String.raw`fts(x). eq(any).{ ov.[ eq.99999999999999999999 eq.1e999 eq.NaN gt.{1} cs.{ cd.x like(all).{a sl.(`,
  ),
  ...words(
    String.raw`*,* id:: id::nope id::text::text id: :id a:b:c nodes( nodes(* nodes() ...nodes(*) nodes!x(*) id->`,
  ),
  ...words(
    String.raw`id->> document->>a->b amount.sum() count() id.asc.desc id.nullsfirst.desc -1 1e9 null toString`,
  ),
  ...words(String.raw`99999999999999999999 __proto__ public.samples pg_catalog.pg_authid`),
  'a'.repeat(3000),
  '('.repeat(500),
  'and('.repeat(200),
  `in.(${'1,'.repeat(500)}1)`,
  'nodes('.repeat(60),
]
const paths = [
  '',
  ...words('samples nodes leaves rpc/hash rpc/settings rpc/fail rpc/nope rpc nope rpc/a/b % ..'),
]
const parameters = [
  '',
  ...words('select order limit offset or and not.or columns on_conflict id amount words given code apikey'),
  ...words('document->a nodes.id nodes.order nodes.limit % a.b.c "id"'),
]
const headers: Record<string, string[]> = {
  accept: words('text/csv application/vnd.pgrst.object+json application/vnd.pgrst.plan image/x /'),
  'content-type': words('text/csv application/x-www-form-urlencoded application/octet-stream x text/plain /'),
  prefer: words(
    'count=exact count=x return=x,,= handling=strict,x=1 tx=rollback timezone=x missing=default params=single-object',
  ),
  range: words('0- 5-1 x -1 bytes=0-1 0-99999999999999999999 999999-'),
  'range-unit': ['items', 'bytes', ''],
  authorization: lines(`
Bearer
Bearer a.b.c
Bearer eyJhbGciOiJub25lIn0.e30.
Bearer a b
Bearer \u00ff\u00fe
Basic eDp4`),
  'accept-profile': ['nope', 'auth', 'pg_catalog', ''],
  'content-profile': ['nope', 'private', '"'],
  'content-encoding': ['gzip', 'x'],
  'x-odd': ['\u00ff\u00fe', 'a'.repeat(4000), '\u00c5\u00a1'],
}
const bodies = [
  '',
  ...lines(String.raw`
{
{}
[]
null
1
"a"
[1]
[[]]
[{}]
{"id":{}}
{"id":"x"}
{"id":1e999}
{"nope":1}
{"code":"00000"}
{"code":"x"}
{"given":null}
{"given":{"a":[]}}
[{"id":1},{"note":"a"}]
{"note":"\u0000"}
{"note":"\ud800"}
{"moods":["sad"]}
{"place":"("}
{"bytes":"\\xzz"}
id=1&id=2`),
  'id,note\n1',
  '\u00ff\u00fe',
  '['.repeat(20_000),
  `{"note":"${'a'.repeat(50_000)}"}`,
]

export interface MalformedRequest {
  method: string
  /** Below `/rest/v1/`. */
  path: string
  headers: Record<string, string>
  body?: Buffer
}

/** Requests that a client would not send, the same ones for the same seed. */
export function* malformedRequests(count: number, seed: number): Generator<MalformedRequest> {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  for (let n = 0; n < count; n++) {
    const method = pick([
      'GET',
      'GET',
      'GET',
      'HEAD',
      'POST',
      'POST',
      'PATCH',
      'PUT',
      'DELETE',
      'OPTIONS',
      'PROPFIND',
    ])
    const query = Array.from({length: Math.floor(random() * 4)}, () => `${pick(parameters)}=${pick(junk)}`)
    const path = random() < 0.1 ? pick(junk) : pick(paths)
    const names = Array.from({length: Math.floor(random() * 3)}, () => pick(Object.keys(headers)))
    const chosen = Object.fromEntries(names.map((name) => [name, pick(headers[name] ?? [])]))
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
    yield {
      method,
      path: query.length > 0 ? `${path}?${query.join('&')}` : path,
      headers: {'content-type': 'application/json', ...chosen},
      ...(hasBody && {body: Buffer.from(pick(bodies), 'latin1')}),
    }
  }
}
