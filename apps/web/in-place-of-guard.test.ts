import {NextRequest, NextResponse} from 'next/server'
import {expect, test} from 'vitest'
import {isMalformed, isOutsidePages, setQueryAsideInProxy, withoutQuery} from './in-place-of-guard.ts'

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new NextRequest(`http://localhost:3000${path}`, {headers, method})

test.each(['/api/%zz', '/api/search/%E0%A4%A', '/_next/static/%C0%AF.js'])('%s is malformed', (path) => {
  expect([isOutsidePages(path), isMalformed(request(path))]).toEqual([true, true])
})

test.each(['/api/share-picture/lt/%C5%A1eima', '/_next/static/a%20b.js', '/nera/%E0%A4%A', '/apie%zz'])(
  '%s is not',
  (path) => expect(isMalformed(request(path))).toBe(false),
)

test.each(['/naujienos', '/api/addresses', '/_next/static/a.js'])('nobody has %s rendered anew', (path) => {
  expect(isMalformed(request(path, {'x-prerender-revalidate': 'the-key'}))).toBe(true)
})

test('the query of a page is set aside, in both languages', () => {
  for (const path of ['/naujienos', '/en/news']) {
    const left = setQueryAsideInProxy(request(`${path}?token=secret`))
    expect([left.nextUrl.pathname, left.nextUrl.search]).toEqual([path, ''])
    expect(left.headers.get('x-page-query')).toBe('token=secret')
  }
})

test('a visitor cannot set aside what is not the query', () => {
  const left = setQueryAsideInProxy(request('/naujienos', {'x-page-query': 'a=b'}))
  expect(left.headers.has('x-page-query')).toBe(false)
})

test.each([
  ['search', request('/paieska?q=kaledos')],
  ['a page without a query', request('/naujienos')],
  ['a form', request('/taptinariu?a=b', {}, 'POST')],
])('%s stays as it is', (_, asked) => {
  expect(setQueryAsideInProxy(asked)).toBe(asked)
})

test('Next renders the address without the query, unless the response leads elsewhere', () => {
  const left = setQueryAsideInProxy(request('/en/news?token=secret', {cookie: 'a=b'}))
  const rewritten = withoutQuery(NextResponse.next({headers: {'x-other': '1'}}), left)
  expect(rewritten.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/en/news')
  expect(rewritten.headers.get('x-other')).toBe('1')
  const redirect = NextResponse.redirect('http://localhost:3000/naujienos')
  const rewrite = NextResponse.rewrite('http://localhost:3000/lt/naujienos')
  expect([withoutQuery(redirect, left), withoutQuery(rewrite, left)]).toEqual([redirect, rewrite])
})
