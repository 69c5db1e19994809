import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {withoutTrackers} from './trackers.ts'

test.for([
  ['https://example.org/a?fbclid=IwAR0x', 'https://example.org/a'],
  ['https://example.org/?utm_source=fb&UTM_Medium=x&id=7#bilietai', 'https://example.org/?id=7#bilietai'],
  ['https://www.youtube.com/watch?v=abc&si=xyz&t=30', 'https://www.youtube.com/watch?v=abc&t=30'],
  ['https://youtu.be/abc?si=xyz', 'https://youtu.be/abc'],
  ['https://www.facebook.com/events/1/?__cft__[0]=AZ&__tn__=H-R', 'https://www.facebook.com/events/1/'],
  ['https://x.com/a/status/1?s=20&t=abc', 'https://x.com/a/status/1'],
  ['https://example.org/?si=1&t=2&s=3&ref=4', 'https://example.org/?si=1&t=2&s=3&ref=4'],
  ['https://example.org/?q=fbclid%3D1&%66bclid=2', 'https://example.org/?q=fbclid%3D1'],
  ['https://notyoutube.com/?si=1', 'https://notyoutube.com/?si=1'],
  ['https://example.org/#?fbclid=1', 'https://example.org/#?fbclid=1'],
  ['mailto:info@example.org?fbclid=1', 'mailto:info@example.org?fbclid=1'],
  ['/kontaktai?fbclid=1', '/kontaktai?fbclid=1'],
])('%s becomes %s', ([address = '', clean]) => {
  expect(withoutTrackers(address)).toBe(clean)
})

test('trackers anywhere among the parameters go, and every other letter stays', () => {
  const tracker = fc.constantFrom('fbclid=IwAR', 'gclid', 'utm_campaign=joninės', 'mc_eid=1%262', 'igsh=')
  const parameter = fc.stringMatching(/^p[a-z]{0,3}(=[\w%.~+-]{0,5})?$/).filter((text) => !/%/.test(text))
  const url = fc.webUrl({withFragments: true})
  fc.assert(
    fc.property(url, fc.array(fc.oneof(tracker, parameter), {minLength: 1}), (whole, parameters) => {
      const [start, fragment] = whole.split('#')
      const withQuery = (those: string[]) =>
        start +
        (those.length > 0 ? `?${those.join('&')}` : '') +
        (fragment === undefined ? '' : `#${fragment}`)
      const rest = parameters.filter((each) => each.startsWith('p'))
      expect(withoutTrackers(withQuery(parameters))).toBe(withQuery(rest))
    }),
  )
})
