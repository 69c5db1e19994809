import {expect, test} from 'vitest'
import type {PreviewGrant} from '#/preview/preview-grant.ts'
import type {Answer, Asked, Facts, Question} from './answers.ts'
import {decide, isFile} from './decide.ts'

const studio: PreviewGrant = {kind: 'studio', issuedAt: 1, expiresAt: 2}
const link: PreviewGrant = {kind: 'document', document: 'event-1', issuedAt: 1, expiresAt: 2}

const known = new Map<string, 'page' | 'nothing' | {redirectTo: string}>([
  ...['/', '/naujienos', '/paieska', '/taptinariu', '/rss.xml'].map((path) => [path, 'page'] as const),
  ['/kaledos', {redirectTo: '/kaledos-2025'}],
  ...['/nera', '/Naujienos', '/Kaledos', '/membership', '/a.png'].map((path) => [path, 'nothing'] as const),
])

interface Row {
  method?: string
  url: string
  headers?: Record<string, string>
  facts?: Partial<Facts>
}

/** By default everything is known, and nobody previews. */
function outcomeOf({method = 'GET', url, headers = {}, facts}: Row): Answer | Question {
  const [pathname = ''] = url.split('?', 1)
  const asked: Asked = {method, pathname, search: url.slice(pathname.length), header: (name) => headers[name]}
  return decide(asked, {preview: {is: 'none'}, found: known, ...facts})
}

const action = {'next-action': 'x', host: 'a.lt', origin: 'https://a.lt'}
const shown = {preview: {is: 'shown', grant: studio}} as const
const ended = (grant: PreviewGrant) => ({preview: {is: 'ended', grant}}) as const
const nothingFound = {found: new Map()}
const notAllowed = {
  give: 'refusal',
  status: 405,
  error: 'Only GET and HEAD are answered here',
  allow: 'GET, HEAD',
}
const page = {give: 'page', isRendered: false}
const rendered = {give: 'page', isRendered: true}

test.each<[Row, object]>([
  [{method: 'TRACE', url: '/'}, {give: 'malformed'}],
  [{method: 'OPTIONS', url: '*'}, {give: 'malformed'}],
  [{url: 'http://kita.example/'}, {give: 'malformed'}],
  [{url: '/api/%zz'}, {give: 'malformed'}],
  [{url: '//_next/%E0%A4%A'}, {give: 'malformed'}],
  [{url: '/naujienos', headers: {'x-prerender-revalidate': 'any'}}, {give: 'malformed'}],

  [{url: '/api/search?q=%zz'}, {give: 'next'}],
  [{method: 'DELETE', url: '/api/search'}, {give: 'next'}],
  [{url: '/_next/static/a.js'}, {give: 'next'}],

  [{method: 'DELETE', url: '/naujienos'}, notAllowed],
  [{method: 'POST', url: '/nera', facts: nothingFound}, notAllowed],
  [{method: 'POST', url: '/naujienos'}, notAllowed],
  [{method: 'POST', url: '/taptinariu', headers: action}, notAllowed],
  [
    {method: 'POST', url: '/naujienos', headers: {...action, origin: 'https://kita.example'}},
    {give: 'refusal', status: 403, error: 'Only the pages of this site may call this'},
  ],
  [
    {method: 'POST', url: '/en/naujienos', headers: {...action, 'content-length': '16385'}},
    {give: 'refusal', status: 413, error: 'The body is too long'},
  ],
  [
    {method: 'POST', url: '/naujienos', headers: action},
    {ask: 'body', of: 'action'},
  ],
  [
    {method: 'POST', url: '/en/taptinariu'},
    {ask: 'body', of: 'form'},
  ],
  [
    {method: 'POST', url: '/aukoti/misios', facts: {isBodyOurs: false}},
    {give: 'refusal', status: 400, error: 'The request is malformed'},
  ],
  [{method: 'POST', url: '/taptinariu', facts: {isBodyOurs: true}}, rendered],

  [{url: '/lt/404', headers: {'x-not-found-copy': '1'}}, {give: 'next'}],
  [{url: '/en/404', headers: {'x-not-found-copy': '1'}}, {give: 'next'}],
  [{url: '/lt/404?a=b', headers: {'x-not-found-copy': '1'}}, {give: 'prefix'}],
  [{url: '/lt/404'}, {give: 'prefix'}],

  [{url: '/naujienos', facts: {preview: undefined}}, {ask: 'preview'}],
  [
    {url: '/en/naujienos?a=b', facts: ended(link)},
    {give: 'endOfPreview', to: '/en/perziura?expired=1970-01-01T00:00:00.002Z'},
  ],
  [
    {url: '/naujienos?a=b', facts: ended(studio)},
    {give: 'endOfPreview', to: '/perziura?ended=1970-01-01T00:00:00.002Z&page=%2Fnaujienos'},
  ],
  [
    {url: '/paieska?q=a', facts: ended(studio)},
    {give: 'endOfPreview', to: '/perziura?ended=1970-01-01T00:00:00.002Z&page=%2Fpaieska%3Fq%3Da'},
  ],
  [
    {url: '/perziura', facts: ended(link)},
    {...page, isForStudio: true},
  ],

  ...['/lt', '/lt/naujienos', '/LT/a.png', '/EN/naujienos', '/%6Ct/nera', '/%09lt'].map(
    (url): [Row, object] => [{url, facts: shown}, {give: 'prefix'}],
  ),
  ...['/ltu', '/en/naujienos/a', '/lt%5C', '/%E0%A4%A'].map((url): [Row, object] => [
    {url, facts: shown},
    {...rendered, preview: studio},
  ]),

  [
    {url: '/nera', facts: {preview: {is: 'shown', grant: link}}},
    {...rendered, preview: link},
  ],
  [
    {url: '/perziura', facts: shown},
    {...rendered, preview: studio},
  ],
  [{url: '/a.png', facts: shown}, {give: 'missingFile'}],
  [{url: '/rss.xml', facts: shown}, rendered],

  [
    {url: '/en/perziura', facts: nothingFound},
    {...page, isForStudio: true},
  ],

  [
    {url: '/', facts: nothingFound},
    {ask: 'path', path: '/'},
  ],
  [{url: '/naujienos'}, page],
  [{method: 'HEAD', url: '/en/naujienos?a=b'}, page],
  [{url: '/en'}, page],
  [{url: '/en/rss.xml'}, page],
  [{url: '/paieska?q=a'}, rendered],
  [{url: '/kaledos?a=b'}, {give: 'redirect', to: '/kaledos-2025'}],
  [{url: '/en/kaledos'}, {give: 'redirect', to: '/en/kaledos-2025'}],

  [
    {url: '/Aš', facts: {found: new Map([['/Aš', 'nothing' as const]])}},
    {ask: 'path', path: '/as'},
  ],
  [{url: '/en/Naujienos'}, {give: 'redirect', to: '/en/naujienos'}],
  [{url: '/Kaledos'}, {give: 'redirect', to: '/kaledos-2025'}],

  [{url: '/membership'}, {give: 'redirect', to: '/en/taptinariu'}],
  [{url: '/a.png'}, {give: 'missingFile'}],
  [{url: '/nera'}, {give: 'notFound', language: 'lt'}],
  [{url: '/en/nera?a=b'}, {give: 'notFound', language: 'en'}],
])('%j', (row, expected) => {
  expect(outcomeOf(row)).toEqual(expected)
})

test.each(['/x.txt', '/apple-touch-icon.png', '/wp-login.php', '/renginiai/nera/kalendorius.ics', '/a.JPG'])(
  '%s is a file',
  (path) => expect(isFile(path)).toBe(true),
)

test.each(['/', '/tokio-nera', '/index.html', '/senas/puslapis.htm', '/a.b/c', '/2025.', '/a.%C5%A1'])(
  '%s is a page',
  (path) => expect(isFile(path)).toBe(false),
)
