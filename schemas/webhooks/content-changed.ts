import * as z from 'zod'

const place = z.object({
  slug: z.string().nullable(),
  eventKey: z.string().nullable(),
  path: z.string().nullable(),
})

/** Body of the webhook that Content Lake sends when a published document was created, changed or deleted. */
export const contentChanged = z.object({
  _id: z.string(),
  _type: z.string(),
  before: place,
  after: place,
})

export type ContentChanged = z.infer<typeof contentChanged>

const projectPlace = (at: 'before' | 'after') =>
  `{"slug": ${at}().slug.current, "eventKey": ${at}().eventKey, "path": ${at}().path}`

/** Webhook settings: used by the local start, and to be typed into a hosted project's API settings. */
export const contentChangedWebhook = {
  name: 'site',
  filter: '!(_type match "sanity.*") && !(_type match "system.*")',
  projection: `{_id, _type, "before": ${projectPlace('before')}, "after": ${projectPlace('after')}}`,
}
