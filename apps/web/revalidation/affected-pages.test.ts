import {expect, test} from 'vitest'
import {affectedPages} from './affected-pages.ts'

const nowhere = {slug: null, eventKey: null, path: null, aliases: []}

test('a news item shows on its page, in the list and on the front page', () => {
  const place = {...nowhere, slug: 'kinas'}
  expect(affectedPages({_id: 'a', _type: 'newsItem', before: place, after: place})).toEqual([
    '/naujienos/kinas',
    '/',
    '/naujienos',
  ])
})

test('a moved event shows where it was and where it is, and in calendars', () => {
  const before = {...nowhere, eventKey: 'misios-2024'}
  const after = {...before, path: '/misios'}
  expect(affectedPages({_id: 'a', _type: 'event', before, after})).toEqual([
    '/misios',
    '/renginiai/misios-2024/kalendorius.ics',
    '/renginiai/misios-2024',
    '/',
    '/renginiai',
    '/kalendorius.ics',
  ])
})

test('an event shows under its aliases, those it lost and those it got', () => {
  const place = {...nowhere, eventKey: 'kaledos-2025', path: '/kaledos-2025'}
  const pages = affectedPages({
    _id: 'a',
    _type: 'event',
    before: {...place, aliases: ['/kaledos', '/renginiai/kaledos']},
    after: {...place, aliases: ['/renginiai/kaledos', '/sventos-kaledos', 'x y']},
  })
  expect(pages).toEqual(expect.arrayContaining(['/kaledos', '/renginiai/kaledos', '/sventos-kaledos']))
  expect(pages).not.toContain('x y')
})

test('a deleted news item shows where it was', () => {
  const before = {...nowhere, slug: 'kinas'}
  expect(affectedPages({_id: 'a', _type: 'newsItem', before, after: nowhere})).toContain('/naujienos/kinas')
})

test.each([
  ['aboutPage', 'aboutPage', ['/apie-mus']],
  ['legalPage', 'terms', ['/terms']],
  ['group', 'group-dance', ['/grupes', '/']],
  ['photoAlbum', 'album-1', ['/fotografijos', '/']],
  ['redirect', 'redirect-kaledos', []],
])('a %s shows on its page', (_type, _id, pages) => {
  expect(affectedPages({_id, _type, before: nowhere, after: nowhere})).toEqual(pages)
})

test('a moved school shows where it was, where it is and in the list', () => {
  const before = {...nowhere, slug: 'gulbe'}
  const after = {...nowhere, slug: 'gulbes'}
  expect(affectedPages({_id: 'a', _type: 'school', before, after})).toEqual([
    '/mokykleles/gulbes',
    '/mokykleles/gulbe',
    '/',
    '/mokykleles',
  ])
})

test.each(['siteSettings', 'content', 'something new'])('%s may show anywhere', (_type) => {
  expect(affectedPages({_id: 'a', _type, before: nowhere, after: nowhere})).toBe('every')
})
