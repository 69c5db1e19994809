import {expect, test} from 'vitest'
import {documentLocations} from './document-locations.ts'

const paths = (document: Parameters<typeof documentLocations>[0]) =>
  documentLocations(document).map(({path}) => path)

test('an event is on its own page first, then where events are listed', () => {
  const title = {lt: 'Kalėdos', en: 'Christmas'}
  const event = {_id: 'a', _type: 'event', eventKey: 'kaledos-2025', title}
  expect(documentLocations(event)[0]).toEqual({path: '/renginiai/kaledos-2025', title})
  expect(paths(event)).toEqual(['/renginiai/kaledos-2025', '/', '/renginiai'])
  expect(paths({...event, path: '/kaledos-2025'})[0]).toBe('/kaledos-2025')
})

test('what has no address yet is where it will be listed', () => {
  expect(paths({_id: 'a', _type: 'newsItem'})).toEqual(['/', '/naujienos'])
})

test('a page’s own document is there and on the pages that also show it, under their titles', () => {
  expect(documentLocations({_id: 'aboutPage', _type: 'aboutPage'})).toEqual([
    {path: '/apie-mus', title: {lt: 'Apie mus', en: 'About us'}},
    {path: '/taptinariu', title: {lt: 'Tapti nariu', en: 'Become a member'}},
  ])
  expect(paths({_id: 'terms', _type: 'legalPage'})).toEqual(['/terms'])
  expect(paths({_id: 'drafts.privacy', _type: 'legalPage'})).toEqual(['/privacy'])
  expect(paths({_id: 'membershipPage', _type: 'membershipPage'})).toEqual([
    '/taptinariu',
    '/apie-mus',
    '/naujienos',
  ])
})

test('an album is on its own page, then in the list', () => {
  expect(paths({_id: 'drafts.a', _type: 'photoAlbum'})).toEqual([
    '/fotografijos/albumas/a',
    '/',
    '/fotografijos',
  ])
})

test('a group has no page of its own', () => {
  expect(paths({_id: 'a', _type: 'group'})).toEqual(['/grupes', '/'])
})

test('a redirect is at the path that it leads from, the members’ group nowhere', () => {
  expect(paths({_id: 'a', _type: 'redirect', from: '/kaledos'})).toEqual(['/kaledos'])
  expect(paths({_id: 'membersGroup', _type: 'membersGroup'})).toEqual([])
})
