import type {MalformedValues} from '../../../../tests/support/malformed-values.ts'
import type {PlainRequest} from '../../../../tests/support/send-as-is.ts'

const document = {_id: 'odd', _type: 'book', title: 'x', tags: [{_key: 'a', n: 1}], author: {_ref: 'book'}}
const insert = {after: 'tags[-1]', items: ['b']}
const byQuery = {query: '*[_id == $id]', params: {id: 'book'}}
const mutations = [
  {create: document},
  {createOrReplace: document},
  {createIfNotExists: document},
  {patch: {id: 'book', set: {title: 'y'}, inc: {year: 1}, insert, unset: ['z']}},
  {patch: {...byQuery, diffMatchPatch: {title: '@@ -1 +1 @@\n-M\n+N\n'}}},
  {delete: {id: 'nobody'}},
  {delete: {query: '*[_type == "nobody"]'}},
]
const action = (name: string, more: object) => ({actionType: `sanity.action.document.${name}`, ...more})
const ids = {draftId: 'drafts.odd', publishedId: 'odd'}
const actions = [
  action('create', {publishedId: 'odd', attributes: document, ifExists: 'ignore'}),
  action('edit', {...ids, patch: {set: {title: 'z'}}}),
  action('publish', ids),
  action('unpublish', ids),
  action('delete', {publishedId: 'odd', includeDrafts: ['drafts.odd']}),
  action('discard', ids),
  action('version.discard', {versionId: 'versions.r.odd'}),
  action('replaceDraft', {publishedId: 'odd', attributes: document}),
]
const queries = [
  ['*', '*[_id == $id]{title}', 'count(*[year > 1])', '*[tags[0] match "a"] | order(year)', '*[_type == '],
  ['*[constructor == 1].toString', '*[]{...}', '*|score(@)', '*[0...999999999999]', '[1..1e9]', '*[9e99]'],
].flat()

/** Methods, path and parameters of each endpoint, and a well-formed body. */
const endpoints: [signature: string, ...bodies: unknown[]][] = [
  ['GET /data/query/production?query&$id&perspective&returnQuery&resultSourceMap'],
  ['POST /data/query/production', ...queries.map((query) => ({query, params: {id: 'book'}}))],
  ['POST /data/mutate/production?dryRun&returnIds&returnDocuments&autoGenerateArrayKeys', {mutations}],
  ['POST /data/mutate/production', ...mutations.map((each) => ({mutations: [each], transactionId: 'own'}))],
  ['POST /data/actions/production', ...actions.map((each) => ({actions: [each]}))],
  ['GET /data/doc/production/book,odd?includeAllVersions&excludeContent'],
  ['GET /data/listen/production?query&$id&includeResult&effectFormat&visibility'],
  ['GET /data/live/events/production?includeDrafts'],
  ['GET /data/export/production?types'],
  ['GET /data/references/production/documents/book/to?excludeInternalReferences'],
  ['GET /data/history/production/documents/book?revision&time'],
  ['GET /data/history/production/events/documents/book'],
  ['GET /data/history/production/transactions/book'],
  ['POST /assets/files/production?filename&label&sourceId', document],
  ['POST /assets/images/production?filename&meta', document],
  ['GET /projects/integration/datasets/production/acl'],
  ['PUT /projects/integration/datasets/other', {aclMode: 'public'}],
  ['GET /projects/integration/users/me,gRutaAdmin'],
  ['GET /users/me/keyvalue/a,b'],
  ['PUT /users/me/keyvalue', [{key: 'a', value: {b: 1}}]],
  ['GET /auth/login/local?origin'],
  ['POST /auth/login/local', 'origin=http%3A%2F%2Flocalhost%3A3333&person=pJonasEdit'],
  ['GET /auth/fetch?sid'],
  ['GET /local/people'],
  ['POST /journey/trial', {}],
  ['GET /socket/production'],
]
const imageParameters = 'w&h&fit&crop&rect&fp-x&q&fm&auto&dpr&pad&bg&blur&or&dl'
const usualValues = ['100', '1', 'crop', 'true', 'drafts', 'book', '"book"', '0,0,10,10', 'format', 'webp']

const versions = ['v1', 'v2025-02-19', 'vX']
const wrongVersions = ['v2', 'v', 'v2025-99-99', '1', 'v2025-02-19x', 'V1', '%76%31']
const otherMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND']
const headers = {
  range: ['bytes=5-1', 'bytes=-0', 'bytes=99999999999999999999-', 'bytes=0-0,2-3', 'lines=1-2', 'bytes=-'],
  'if-none-match': ['*', 'W/', '"', ',,,'],
  'last-event-id': ['-1', '1e9', 'NaN', '99999999999999999999', '0'],
  accept: ['image/avif', 'x', '*/*;q=', ''],
  'content-type': [
    'application/json',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
    'x',
  ],
}

/** A request of the generator's next kind. `assets` are paths of an image and a file, `tokens` those of known people. */
export function malformedLakeRequest(
  {random, pick, text, body, encoded}: MalformedValues,
  {assets, tokens}: {assets: string[]; tokens: string[]},
): PlainRequest {
  const isAsset = random() < 0.12
  const [signature, ...bodies] = isAsset ? [`GET ${pick(assets)}?${imageParameters}`] : pick(endpoints)
  const [usualMethod = '', target = ''] = signature.split(' ')
  const [path = '', names] = target.split('?')
  const parameters = (names?.split('&') ?? []).filter(() => random() < 0.5)
  const search = parameters.map((name) => `${encodeURIComponent(name)}=${parameter(name)}`).join('&')
  const segments = path.split('/').map((part, n) => (n > 1 && random() < 0.06 ? encoded() : part))
  const version = isAsset ? '' : `/${random() < 0.92 ? pick(versions) : pick(wrongVersions)}`
  const method = random() < 0.92 ? usualMethod : pick(otherMethods)
  const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method)

  function parameter(name: string) {
    if (random() < 0.08) return '%zz'
    const usual = name === 'query' ? pick(queries) : pick(usualValues)
    return encodeURIComponent(random() < 0.6 ? usual : text().toWellFormed())
  }

  const token = random() < 0.9 ? `Bearer ${pick(tokens)}` : pick(['', 'Bearer', 'Bearer x', 'Basic eDp5'])
  const odd = Object.entries(headers).flatMap(([name, values]) =>
    random() < 0.1 ? [[name, pick(values)] as const] : [],
  )
  return {
    method,
    path: `${version}${segments.join('/')}${search && `?${search}`}`,
    headers: {...(random() < 0.85 && {authorization: token}), ...Object.fromEntries(odd)},
    body: hasBody ? body(bodies.length > 0 ? pick(bodies) : {}) : undefined,
  }
}
