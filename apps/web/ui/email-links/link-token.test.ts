import {afterEach, expect, test, vi} from 'vitest'
import {type LinkKey, type LinkWindow, readLinkToken, takeLinkToken} from './link-token.ts'

const KEY = 'registrationLink'

afterEach(() => vi.unstubAllGlobals())

type Tab = LinkWindow & {sessionStorage: Pick<Storage, 'getItem' | 'setItem'>}

function take(browser: Tab, key: LinkKey = KEY) {
  vi.stubGlobal('sessionStorage', browser.sessionStorage)
  return takeLinkToken(browser, key)
}

const token = 'ab'.repeat(32)
const other = 'cd'.repeat(32)

/** A tab at the page, with what it kept. */
function tab({search = '', state = null as unknown, stored = new Map<string, string>()} = {}) {
  const history = {
    state,
    replaceState: vi.fn<(data: unknown, unused: string, url?: string | URL | null) => void>((data) => {
      history.state = data
    }),
  }
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  return {
    history,
    location: {search, pathname: '/registracija/atsaukti'},
    sessionStorage,
  } satisfies Tab
}

test('the token of a link is read from its query string', () => {
  expect(readLinkToken(`?utm=x&token=${token}`)).toBe(token)
})

test.each([
  '',
  '?token=',
  '?token=a%20b',
  '?token=%3Cscript%3E',
  `?tokens=${token}`,
  `?token=${token}0`,
  `?token=${'x'.repeat(64)}`,
])('%j has no token that an email could contain', (search) => expect(readLinkToken(search)).toBeUndefined())

test('the token leaves the address bar at once, and survives a reload', () => {
  const browser = tab({search: `?token=${token}`, state: {tree: 'of the router'}})
  expect(take(browser)).toBe(token)
  expect(browser.history.replaceState).toHaveBeenCalledExactlyOnceWith(
    {tree: 'of the router', [KEY]: token},
    '',
    '/registracija/atsaukti',
  )
  expect(take(tab({state: browser.history.state}))).toBe(token)
})

test('the page in the other language, in the same tab, finds the token', () => {
  const stored = new Map<string, string>()
  take(tab({search: `?token=${token}`, stored}))
  expect(take(tab({stored}))).toBe(token)
})

test('going back to an earlier link finds its own token', () => {
  const stored = new Map<string, string>()
  const earlier = tab({search: `?token=${token}`, stored})
  take(earlier)
  take(tab({search: `?token=${other}`, stored}))
  expect(take(tab({state: earlier.history.state, stored}))).toBe(token)
})

test('a broken link leads to nothing earlier', () => {
  const stored = new Map([[KEY, token]])
  expect(take(tab({search: '?token=abc', stored}))).toBeUndefined()
})

test('a tab whose storage is blocked still has the token', () => {
  const blocked = () => {
    throw new Error('SecurityError')
  }
  const browser = {...tab({search: `?token=${token}`}), sessionStorage: {getItem: blocked, setItem: blocked}}
  expect(take(browser)).toBe(token)
  expect(take({...tab(), sessionStorage: {getItem: blocked, setItem: blocked}})).toBeUndefined()
})

test('each kind of link has its own token', () => {
  const stored = new Map<string, string>()
  take(tab({search: `?token=${token}`, stored}))
  expect(take(tab({stored}), 'renewalLink')).toBeUndefined()
})
