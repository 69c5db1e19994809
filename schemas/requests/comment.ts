import * as z from 'zod'
import {COMMENT_LIMIT, REPORT_REASON_LIMIT} from './comment-limits.ts'
import {countCharacters} from '../texts/count-characters.ts'
import {readableText} from '../texts/readable-text.ts'

const typedText = z.string().transform(readableText)

const atMost = (limit: number) => (text: string) => countCharacters(text) <= limit

export const commentRequest = z.object({
  event_id: z.string().min(1),
  user_id: z.uuid(),
  comment_text: typedText.refine((text) => text !== '').refine(atMost(COMMENT_LIMIT)),
})

export const commentReportRequest = z.object({
  comment_id: z.uuid(),
  reporter_id: z.string().min(1).max(64),
  reason: typedText.refine(atMost(REPORT_REASON_LIMIT)).transform((reason) => reason || null),
})
