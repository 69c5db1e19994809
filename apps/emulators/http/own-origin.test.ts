import {expect, test} from 'vitest'
import {isOwnOrigin} from './own-origin.ts'

const host = 'localhost:3334'
const evil = 'https://evil.example'

test.each<[string, Record<string, string>, boolean]>([
  ['a program', {host}, true],
  ['a program by address', {host: '127.0.0.1:3334'}, true],
  ['a page of this server', {host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin'}, true],
  ['an address typed by a person', {host, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate'}, true],
  ['a link', {host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate'}, true],
  ['a page of another origin', {host, origin: evil, 'sec-fetch-site': 'cross-site'}, false],
  ['a page of another port', {host, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site'}, false],
  ['a form of another origin', {host, origin: evil, 'sec-fetch-mode': 'navigate'}, false],
  ['a sandboxed page', {host, origin: 'null'}, false],
  [
    'a picture in a page of another origin',
    {host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors'},
    false,
  ],
  ['a rebound name', {host: 'evil.example:3334', origin: 'http://evil.example:3334'}, false],
  ['a rebound name without a page', {host: 'localhost.evil.example'}, false],
  ['no host', {}, false],
])('%s is allowed or not', (_, headers, allowed) => {
  expect(isOwnOrigin((name) => headers[name])).toBe(allowed)
})
