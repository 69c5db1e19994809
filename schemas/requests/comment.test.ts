import {expect, test} from 'vitest'
import {countCharacters} from '../texts/count-characters.ts'
import {commentReportRequest, commentRequest} from './comment.ts'

const user_id = '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'
const comment = (comment_text: string) =>
  commentRequest.safeParse({event_id: 'kaledos-2025', user_id, comment_text})

test('a comment is trimmed and keeps its line breaks', () => {
  expect(comment(' \n\tLabas,\n\nVelse! \r\n').data?.comment_text).toBe('Labas,\n\nVelse!')
})

test('a comment has 1 to 2000 code points', () => {
  expect(comment(' \u00a0\n ').success).toBe(false)
  expect(comment('ž'.repeat(2000)).success).toBe(true)
  expect(comment('ž'.repeat(2001)).success).toBe(false)
  expect(comment('𝒱'.repeat(2000)).success).toBe(true)
  expect(countCharacters('𝒱elsas')).toBe(6)
})

test('characters that Postgres cannot store are removed', () => {
  expect(comment('a\0b\ud800c').data?.comment_text).toBe('ab\ufffdc')
  expect(comment('\0 \0').success).toBe(false)
})

test('the reason of a report is optional and has at most 500 characters', () => {
  const report = (reason: string) =>
    commentReportRequest.safeParse({comment_id: user_id, reporter_id: 'anon_1_a', reason})
  expect(report('  ').data?.reason).toBeNull()
  expect(report(' Įžeidžia ').data?.reason).toBe('Įžeidžia')
  expect(report('a'.repeat(501)).success).toBe(false)
})
