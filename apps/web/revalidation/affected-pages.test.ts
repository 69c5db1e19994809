import {expect, test} from 'vitest'
import {affectedPages} from './affected-pages.ts'

const noPath = {slug: null, eventKey: null, path: null, aliases: []}

/** All affected pages, the most important first. */
function allPages(change: Parameters<typeof affectedPages>[0]) {
  const {own, lists} = affectedPages(change)
  return own === 'every' ? own : [...own, ...lists]
}

test('the pages of a document itself come before those that list it', () => {
  const place = {...noPath, slug: 'kinas'}
  const moved = {...noPath, slug: 'filmas'}
  expect(affectedPages({_id: 'a', _type: 'newsItem', before: place, after: moved})).toEqual({
    own: ['/naujienos/filmas', '/naujienos/kinas'],
    lists: ['/', '/naujienos'],
  })
})

test('what has no page of its own is seen where it is listed', () => {
  expect(affectedPages({_id: 'a', _type: 'campaign', before: noPath, after: noPath})).toEqual({
    own: ['/'],
    lists: [],
  })
})

test('a news item affects its page, the list and the home page', () => {
  const place = {...noPath, slug: 'kinas'}
  expect(allPages({_id: 'a', _type: 'newsItem', before: place, after: place})).toEqual([
    '/naujienos/kinas',
    '/',
    '/naujienos',
  ])
})

test('a moved event affects its old and new path, the lists and the calendars', () => {
  const before = {...noPath, eventKey: 'misios-2024'}
  const after = {...before, path: '/misios'}
  expect(allPages({_id: 'a', _type: 'event', before, after})).toEqual([
    '/misios',
    '/renginiai/misios-2024/kalendorius.ics',
    '/renginiai/misios-2024',
    '/',
    '/renginiai',
    '/kalendorius.ics',
  ])
})

test('an event affects its aliases, both removed and added', () => {
  const place = {...noPath, eventKey: 'kaledos-2025', path: '/kaledos-2025'}
  const pages = allPages({
    _id: 'a',
    _type: 'event',
    before: {...place, aliases: ['/kaledos', '/renginiai/kaledos']},
    after: {...place, aliases: ['/renginiai/kaledos', '/sventos-kaledos', 'x y']},
  })
  expect(pages).toEqual(expect.arrayContaining(['/kaledos', '/renginiai/kaledos', '/sventos-kaledos']))
  expect(pages).not.toContain('x y')
})

test('a deleted news item affects its old path', () => {
  const before = {...noPath, slug: 'kinas'}
  expect(allPages({_id: 'a', _type: 'newsItem', before, after: noPath})).toContain('/naujienos/kinas')
})

test.each([
  ['aboutPage', 'aboutPage', ['/apie-mus', '/taptinariu']],
  ['legalPage', 'terms', ['/terms']],
  ['group', 'group-dance', ['/grupes', '/']],
  ['photoAlbum', 'album-1', ['/fotografijos', '/']],
  ['homePage', 'homePage', ['/']],
  ['schoolsPage', 'schoolsPage', ['/mokykleles']],
  ['groupsPage', 'groupsPage', ['/grupes']],
  ['membershipPage', 'membershipPage', ['/taptinariu', '/apie-mus', '/naujienos']],
  ['contactPage', 'contactPage', ['/kontaktai']],
  ['campaign', 'campaign-a', ['/']],
  ['redirect', 'redirect-kaledos', []],
  ['clock', 'clock', ['/', '/apie-mus', '/naujienos', '/renginiai', '/mokykleles', '/grupes', '/taptinariu']],
])('a %s affects its page', (_type, _id, pages) => {
  expect(allPages({_id, _type, before: noPath, after: noPath})).toEqual(pages)
})

test('a moved school affects its old and new path and the lists', () => {
  const before = {...noPath, slug: 'gulbe'}
  const after = {...noPath, slug: 'gulbes'}
  expect(allPages({_id: 'a', _type: 'school', before, after})).toEqual([
    '/mokykleles/gulbes',
    '/mokykleles/gulbe',
    '/',
    '/mokykleles',
  ])
})

test('a change that a webhook may have missed renders its pages in the background', () => {
  expect(allPages({_id: 'a', _type: 'missedContent', before: noPath, after: noPath})).toEqual([])
})

test.each(['siteSettings', 'content', 'something new'])('%s may affect every page', (_type) => {
  expect(allPages({_id: 'a', _type, before: noPath, after: noPath})).toBe('every')
})
