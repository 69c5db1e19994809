import {recordedJobs} from '@site/schemas/jobs'
import {planResources} from '@site/schemas/plan-resources'
import * as z from 'zod'

const instant = z.iso.datetime({offset: true})
const count = z.int().min(0)

export const digestSubjects = {
  members: ['newMembers', 'renewals', 'newTransfers', 'awaitedTransfers', 'cancelled', 'expired'],
  money: ['donations', 'tickets', 'trips', 'takenBack', 'toDecide'],
  moderation: ['comments', 'reports', 'photos'],
  emails: ['failedEmails', 'bouncedEmails', 'complaints'],
} as const

const line = z.object({
  subject: z.enum(Object.values(digestSubjects).flat()),
  number: count,
  names: z.array(z.string()).optional(),
  pence: z.int().optional(),
  since: instant.optional(),
})

const title = z.object({lt: z.string().nullish(), en: z.string().nullish()})

const event = z.object({
  key: z.string(),
  title,
  added: count,
  cancelled: count,
  lapsed: count,
  /** Counts all requests that wait for a decision, not only new ones. */
  requested: count,
})

/** The shapes that `send_digests()` and whatever alerts admins queue. */
export const digestData = {
  'daily-digest': z.object({
    periodStart: instant,
    periodEnd: instant,
    /** Equals `periodEnd`, but the texts show it as a day. */
    day: instant,
    lines: z.array(line),
    events: z.array(event),
  }),
  'admin-alert': z.object({
    trouble: z.enum([
      'emails_failing',
      'emails_stalled',
      'payments_failing',
      'webhooks_missing',
      'content_stale',
      'content_faulty',
      'job_late',
      'newsletter_held',
      'publication_held',
      'plan_full',
    ]),
    number: count,
    since: instant,
    jobs: z.array(z.object({job: z.enum(recordedJobs), since: instant})).optional(),
    titles: z.array(title).optional(),
    resources: z.array(z.object({resource: z.enum(planResources), percent: count})).optional(),
    documents: z
      .array(
        z.object({
          id: z.string(),
          type: z.string(),
          title,
          faults: z.array(z.object({field: z.string(), kind: z.enum(['missing', 'date', 'type', 'length'])})),
        }),
      )
      .optional(),
  }),
} as const
