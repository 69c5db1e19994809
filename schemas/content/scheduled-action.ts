import * as z from 'zod'

export const scheduledActionType = 'scheduledAction'

export const scheduledActions = ['publish', 'unpublish'] as const
export type ScheduledActionName = (typeof scheduledActions)[number]

/** A person has to act before a failed action can go on. */
export const scheduleFailures = ['unchecked', 'invalid', 'taken', 'refused', 'late', 'over'] as const
export type ScheduleFailure = (typeof scheduleFailures)[number]

/** Only a new time, or publishing by hand, ends these: whatever the draft says, it is too late. */
export const isTooLate = (failure: ScheduleFailure | null | undefined): boolean =>
  failure === 'late' || failure === 'over'

export const scheduledAction = z.object({
  _id: z.string(),
  _rev: z.string(),
  action: z.enum(scheduledActions),
  documentId: z.string().min(1),
  documentType: z.string().min(1),
  at: z.iso.datetime({offset: true}),
  /** The Studio stores the digest of the draft that it validated last, with the problems it found. */
  checked: z.object({digest: z.string(), problems: z.array(z.string()).nullish()}).nullish(),
  failure: z.enum(scheduleFailures).nullish(),
})

export type ScheduledAction = z.output<typeof scheduledAction>

/** Each action of a document has one id, so it never has two times. The dots hide it from everybody without a token. */
export const scheduledActionId = (action: ScheduledActionName, documentId: string) =>
  `scheduled.${action}.${documentId}`
