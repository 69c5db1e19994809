import {expect, test} from 'vitest'
import {affectedPages} from './affected-pages.ts'

const nowhere = {slug: null, eventKey: null, path: null}

test('a news item shows on its page, in the list and on the front page', () => {
  const place = {...nowhere, slug: 'kinas'}
  expect(affectedPages({_id: 'a', _type: 'newsItem', before: place, after: place})).toEqual([
    '/naujienos/kinas',
    '/',
    '/naujienos',
  ])
})

test('a moved event shows where it was and where it is', () => {
  const before = {...nowhere, eventKey: 'misios-2024'}
  const after = {...before, path: '/misios'}
  expect(affectedPages({_id: 'a', _type: 'event', before, after})).toEqual([
    '/misios',
    '/renginiai/misios-2024',
    '/',
    '/renginiai',
  ])
})

test('a deleted news item shows where it was', () => {
  const before = {...nowhere, slug: 'kinas'}
  expect(affectedPages({_id: 'a', _type: 'newsItem', before, after: nowhere})).toContain('/naujienos/kinas')
})

test.each(['siteSettings', 'campaign', 'content', 'something new'])('%s may show anywhere', (_type) => {
  expect(affectedPages({_id: 'a', _type, before: nowhere, after: nowhere})).toBe('every')
})
