import * as z from 'zod'

/** Type of the documents that hold what is to be published or unpublished, and when. */
export const scheduledActionType = 'scheduledAction'

export const scheduledActions = ['publish', 'unpublish'] as const
export type ScheduledActionName = (typeof scheduledActions)[number]

/** Why a scheduled action was not carried out. Only a person can go on from there. */
export const scheduleFailures = ['unchecked', 'invalid', 'taken', 'refused'] as const
export type ScheduleFailure = (typeof scheduleFailures)[number]

/** What is to happen to a document at a time of the site's clock. */
export const scheduledAction = z.object({
  _id: z.string(),
  _rev: z.string(),
  action: z.enum(scheduledActions),
  /** Id of the document once published. */
  documentId: z.string().min(1),
  documentType: z.string().min(1),
  /** ISO instant. */
  at: z.iso.datetime({offset: true}),
  /** Digest of the draft that the Studio has validated last, and what it found wrong with it. */
  checked: z.object({digest: z.string(), problems: z.array(z.string()).nullish()}).nullish(),
  failure: z.enum(scheduleFailures).nullish(),
})

export type ScheduledAction = z.output<typeof scheduledAction>

/**
 * Id of the document that schedules an action of a document: one for each action, so that there is never a second time
 * for it. The dots hide it from everybody without a token, also in a public dataset.
 */
export const scheduledActionId = (action: ScheduledActionName, documentId: string) =>
  `scheduled.${action}.${documentId}`
