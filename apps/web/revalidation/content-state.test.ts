import {beforeAll, describe, expect, test} from 'vitest'
import type {AnyTag} from '#/sanity/content-tags.ts'
import type {ContentState} from './content-state.ts'
import {stubSiteEnv} from './testing/site-env.ts'

const newest = '2025-11-15T10:00:00Z'
const later = '2025-11-15T10:00:01Z'

const served = {
  content: {newsItem: {count: 20, newest}, event: {count: 9, newest}, content: {count: 1, newest}},
  clock: '2025-11-15',
} as ContentState

let changedTags: (served: ContentState | undefined, current: ContentState) => AnyTag[]

beforeAll(async () => {
  stubSiteEnv()
  ;({changedTags} = await import('./content-state.ts'))
})

describe('what has changed since the pages were rendered', () => {
  test.each<[string, Partial<ContentState['content']>, AnyTag[]]>([
    ['nothing', {}, []],
    ['a document that is newer', {newsItem: {count: 20, newest: later}}, ['newsItem']],
    ['a document that is gone', {event: {count: 8, newest}}, ['event']],
    ['two types', {newsItem: {count: 21, newest: later}, event: {count: 8, newest}}, ['newsItem', 'event']],
    [
      'a type without a tag',
      {newsItem: {count: 21, newest: later}, content: {count: 2, newest}},
      ['content'],
    ],
  ])('%s', (_, content, tags) => {
    expect(changedTags(served, {...served, content: {...served.content, ...content}})).toEqual(tags)
  })

  test('the time, and a document', () => {
    const content = {...served.content, event: {count: 10, newest: later}}
    expect(changedTags(served, {...served, clock: '2025-11-16'})).toEqual(['clock'])
    expect(changedTags(served, {content, clock: '2025-11-16'})).toEqual(['event', 'clock'])
  })

  test('is unknown without a state of the build', () => {
    expect(changedTags(undefined, served)).toEqual(['content'])
  })
})
