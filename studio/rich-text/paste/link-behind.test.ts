import {expect, test} from 'vitest'
import {linkBehind} from './link-behind.ts'

test.for([
  ['https://example.org/jonines', 'https://example.org/jonines'],
  ['mailto:info@example.org', 'mailto:info@example.org'],
  ['/kontaktai', '/kontaktai'],
  ['https://www.google.com/url?q=https://example.org/a?b%3Dc&sa=D', 'https://example.org/a?b=c'],
  [
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F%3Ffbclid%3DIwAR0%26id%3D7&h=AT1',
    'https://example.org/?id=7',
  ],
  ['https://example.org/?mc_cid=1&mc_eid=2', 'https://example.org/'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F&h=AT1', 'https://example.org/'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=mailto%3Aona%40example.org',
    'mailto:ona@example.org',
  ],
  [
    'https://safelinks.protection.outlook.com.example.org/?url=/a',
    'https://safelinks.protection.outlook.com.example.org/?url=/a',
  ],
  ['https://www.google.com/search?q=jonines', 'https://www.google.com/search?q=jonines'],
  ['https://www.google.com/url?q=file:///C:/planas.docx', undefined],
  ['file:///C:/Users/Ona/planas.docx', undefined],
  ['javascript:alert(1)', undefined],
  ['#_msocom_1', undefined],
  ['', undefined],
])('%s leads to %s', ([href, target]) => {
  expect(linkBehind(href as string)).toBe(target)
})
