import {describe, expect, test} from 'vitest'
import type {Comment} from './comment-page.ts'
import {appendOlder, arrivedSince, mergeNewest, withoutComments} from './comment-page.ts'

/** A comment posted in this minute. */
const comment = (minute: number, isPending = false): Comment => ({
  id: `id-${minute}`,
  userId: 'somebody',
  text: `Komentaras ${minute}`,
  createdAt: `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000001+00:00`,
  isPending,
  authorName: 'Rasa K.',
})
const page = (minutes: number[], hasMore: boolean) => ({comments: minutes.map((m) => comment(m)), hasMore})
const minutesOf = ({comments}: {comments: Comment[]}) => comments.map(({id}) => Number(id.slice(3)))

describe('mergeNewest', () => {
  test('adds new comments on top and keeps older pages', () => {
    const merged = mergeNewest(page([9, 8, 7, 6, 5], true), page([10, 9, 8], true))
    expect(minutesOf(merged)).toEqual([10, 9, 8, 7, 6, 5])
    expect(merged.hasMore).toBe(true)
  })

  test('drops comments that are missing from the first page', () => {
    expect(minutesOf(mergeNewest(page([9, 8, 7, 6], false), page([9, 7, 6], true)))).toEqual([9, 7, 6])
    expect(minutesOf(mergeNewest(page([9, 8, 7, 6, 5], false), page([9, 7, 6], true)))).toEqual([9, 7, 6, 5])
  })

  test('has no more when the first page is the whole list', () => {
    expect(mergeNewest(page([9, 8, 7], true), page([9], false))).toEqual(page([9], false))
    expect(mergeNewest(page([9], false), page([], false))).toEqual(page([], false))
  })

  test('replaces the list when the first page no longer overlaps it', () => {
    expect(mergeNewest(page([3, 2, 1], false), page([9, 8, 7], true))).toEqual(page([9, 8, 7], true))
  })

  test('updates comments that changed', () => {
    const shown = {comments: [comment(9, true)], hasMore: false}
    expect(mergeNewest(shown, page([9], false)).comments[0]?.isPending).toBe(false)
  })

  test('may have more when all comments below the first page are gone', () => {
    expect(mergeNewest(page([9, 8], false), page([10, 9], true))).toEqual({
      comments: [comment(10), comment(9), comment(8)],
      hasMore: false,
    })
    expect(mergeNewest(page([9, 8], false), page([9, 8], true)).hasMore).toBe(true)
  })
})

test('appends an older page without the comments that moved onto it', () => {
  const longer = appendOlder(page([9, 8, 7], true), page([7, 6, 5], false))
  expect(minutesOf(longer)).toEqual([9, 8, 7, 6, 5])
  expect(longer.hasMore).toBe(false)
})

test('orders comments of the same instant by id', () => {
  const twin = (id: string) => ({...comment(5), id})
  const shown = {comments: [twin('b'), twin('a')], hasMore: true}
  const older = {comments: [twin('a'), twin('0')], hasMore: false}
  expect(appendOlder(shown, older).comments.map(({id}) => id)).toEqual(['b', 'a', '0'])
})

test('only comments newer than all shown ones have arrived', () => {
  expect(minutesOf({comments: arrivedSince(page([5, 3], false), page([7, 6, 5, 4], false))})).toEqual([7, 6])
  expect(arrivedSince(page([5], false), page([4], false))).toEqual([])
})

test('leaves out deleted comments', () => {
  expect(minutesOf(withoutComments(page([5, 4, 3], false), new Set(['id-4'])))).toEqual([5, 3])
})
