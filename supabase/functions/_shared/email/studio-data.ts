import {scheduledActions, scheduleFailures} from '@site/schemas/content/scheduled-action'
import {fieldPath, studioDocument} from '@site/schemas/requests/studio-messages'
import * as z from 'zod'

/** Absent when the document has none. */
const title = z.string().optional()

const look = {
  by: z.string(),
  /** Of whoever wrote it. No email shows it: it says what is erased with the address. */
  email: z.string(),
  title,
  document: studioDocument.extend({path: fieldPath.optional()}),
  sentence: z.string(),
}

const schedule = {
  action: z.enum(scheduledActions),
  title,
  at: z.iso.datetime({offset: true}),
  /** Absent once the document is deleted. */
  document: studioDocument.optional(),
}

/** What people of the Studio are told, as `studio-messages` and `publish-scheduled` have it queued. */
export const studioData = {
  'look-request': z.object(look),
  /** Without an answer, all was fine. */
  'look-answer': z.object({...look, answer: z.string().optional()}),
  /** The path is that of the page. */
  'schedule-done': z.object({...schedule, path: z.string().startsWith('/').optional()}),
  'schedule-failed': z.object({
    ...schedule,
    failure: z.enum(scheduleFailures),
    /** What the Studio found wrong in the draft. */
    problems: z.array(z.string()).optional(),
  }),
} as const
