/** What the plans at Supabase, Sanity and Resend limit, as `private.plan_usage()` lists it. */
export const planResources = [
  'database',
  'files',
  'calls',
  'documents',
  'attributes',
  'emails_day',
  'emails_month',
] as const

export type PlanResource = (typeof planResources)[number]

/** From this share on, people are warned. */
export const FULL_SHARE = 0.8
