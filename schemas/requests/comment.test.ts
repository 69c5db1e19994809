import {expect, it} from 'vitest'
import {countCharacters} from './comment-limits.ts'
import {commentReportRequest, commentRequest} from './comment.ts'

const user_id = '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'
const comment = (comment_text: string) =>
  commentRequest.safeParse({event_id: 'kaledos-2025', user_id, comment_text})

it('a comment loses the space around it and keeps what is within', () => {
  expect(comment(' \n\tLabas,\n\nVelse! \r\n').data?.comment_text).toBe('Labas,\n\nVelse!')
})

it('a comment has 1 to 2000 characters, counted as people count them', () => {
  expect(comment(' \u00a0\n ').success).toBe(false)
  expect(comment('ž'.repeat(2000)).success).toBe(true)
  expect(comment('ž'.repeat(2001)).success).toBe(false)
  expect(comment('𝒱'.repeat(2000)).success).toBe(true)
  expect(countCharacters('𝒱elsas')).toBe(6)
})

it('what the database cannot hold is left out', () => {
  expect(comment('a\0b\ud800c').data?.comment_text).toBe('ab\ufffdc')
  expect(comment('\0 \0').success).toBe(false)
})

it('a report needs no reason, and no more than 500 characters of it', () => {
  const report = (reason: string) =>
    commentReportRequest.safeParse({comment_id: user_id, reporter_id: 'anon_1_a', reason})
  expect(report('  ').data?.reason).toBeNull()
  expect(report(' Įžeidžia ').data?.reason).toBe('Įžeidžia')
  expect(report('a'.repeat(501)).success).toBe(false)
})
