import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {readTypedEmail} from '../email-addresses/email-address.ts'
import {readablePhone, toE164} from '../phones/phone.ts'
import {
  completeLink,
  completeWebAddress,
  isContact,
  isPath,
  isWholeAddress,
  readTypedLink,
} from './typed-link.ts'
import {textLink, webLink} from '../texts/web-link.ts'

test.for([
  ['youtube.com/watch?v=abc', 'https://youtube.com/watch?v=abc'],
  [' www.lituanica.lt ', 'https://www.lituanica.lt'],
  ['žemėlapis.lt/vieta#salė', 'https://žemėlapis.lt/vieta#salė'],
  ['youtube.com/@vardas.pavarde', 'https://youtube.com/@vardas.pavarde'],
  ['//example.com/@vardas.pavarde', 'https://example.com/@vardas.pavarde'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['//example.com/a', 'https://example.com/a'],
  ['<https://example.com>', 'https://example.com'],
  ['example.com/?fbclid=IwAR0x', 'https://example.com/'],
  ['https://example.com/a?utm_source=fb&id=7', 'https://example.com/a?id=7'],
  ['info@example.com', 'mailto:info@example.com'],
  ['+44 29 2018 0000', 'tel:+442920180000'],
  ['8 612 34567', 'tel:+37061234567'],
  ['tel:+44 29 2018 0000', 'tel:+442920180000'],
  ['info@žemėlapis.lt', 'mailto:info@xn--emlapis-u8a83g.lt'],
] as const)('„%s“ is completed to %s', ([typed, link]) => {
  expect(completeLink(typed)).toBe(link)
  expect(readTypedLink(typed)).toBe(link)
})

test.for([
  'https://example.com/a',
  'http://example.com',
  'mailto:info@example.com',
  'tel:+442920180000',
  '/kontaktai',
  'javascript:alert(1)',
  'kontaktai',
  '',
])('„%s“ stays as it is', (typed) => {
  expect(completeLink(typed)).toBe(typed)
})

test('an email address is no web address', () => {
  expect(completeWebAddress('youtube.com')).toBe('https://youtube.com')
  expect(completeWebAddress('info@example.com')).toBe('info@example.com')
  expect(['info@example.com', 'mailto:info@example.com', '+44 29 2018 0000'].every(isContact)).toBe(true)
  expect(isContact('https://example.com/@info')).toBe(false)
})

test('whole addresses lead somewhere', () => {
  const whole = [
    'https://example.com',
    'http://localhost:12111/link',
    'mailto:info@example.com',
    'mailto:info@example.com?subject=Labas',
    'tel:+442920180000',
  ]
  expect(whole.filter((link) => !isWholeAddress(link))).toEqual([])
  const others = [
    'example.com',
    '/kontaktai',
    'javascript:alert(1)',
    'https://kontaktai',
    'https://a b.lt',
    'mailto:info',
    'tel:labas',
    'file:///a',
    'du žodžiai',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'javascript://example.test/%0aalert(1)',
    'data:text/html,x',
    'mailto:%',
  ]
  expect(others.filter(isWholeAddress)).toEqual([])
  expect(others.slice(2).map(readTypedLink).filter(Boolean)).toEqual([])
})

test('a path begins with one slash', () => {
  expect(['/kontaktai', '/'].every(isPath)).toBe(true)
  expect(['kontaktai', '//example.com', 'https://example.com/'].some(isPath)).toBe(false)
})

/** `a.lt/x@b.lt` could be an email address too, but people type it for a web page. */
const email = fc
  .emailAddress()
  .filter((address) => readTypedEmail(address) !== undefined && !/^[^@]*\.[^@]*[/?#]/.test(address))
const phone = fc.integer({min: 7_000_000_000, max: 7_999_999_999}).map((digits) => `+44${digits}`)
const handle = email.map((to) => `https://${to.replace(/^.*@/, '')}/@${to.replace(/^.*@/, '')}`)
const address = fc.oneof(fc.webUrl({withQueryParameters: true, withFragments: true}), handle)

/** A link and a way in which somebody types it. */
const typedLink = fc.oneof(
  email.map((to) => [`mailto:${to.replaceAll(/[%/?#]/g, encodeURIComponent)}`, to]),
  phone.chain((number) =>
    fc
      .constantFrom(number, `tel:${number}`, readablePhone(number), number.replace('+44', '0'))
      .map((typed) => [`tel:${number}`, typed]),
  ),
  fc.tuple(address, fc.boolean()).map(([url, isShort]) => [url, isShort ? url.replace('https://', '') : url]),
)

test('a typed link is read back, and taken by every other reader', () => {
  fc.assert(
    fc.property(typedLink, fc.constantFrom('', ' ', '\n'), ([link = '', typed = ''], around) => {
      expect(readTypedLink(around + typed + around)).toBe(link)
      expect(readTypedLink(link)).toBe(link)
      expect([isWholeAddress(link), textLink.parse(link)]).toEqual([true, link])
      expect(webLink.safeParse(link).success).toBe(!isContact(link))
      const typedAlone = isContact(link) ? decodeURIComponent(link.replace(/^\w+:/, '')) : link
      expect(readTypedEmail(typedAlone) !== undefined).toBe(link.startsWith('mailto:'))
      expect(toE164(typedAlone) !== undefined).toBe(link.startsWith('tel:'))
    }),
  )
})
