import * as z from 'zod'

/** What is no text counts as missing: the site learns of the change even of a document written past the Studio. */
const text = z.string().nullable().catch(null)

const place = z.object({
  slug: text,
  eventKey: text,
  path: text,
  aliases: z.array(z.string()).catch([]),
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
  `{"slug": ${at}().slug.current, "eventKey": ${at}().eventKey, "path": ${at}().path, "aliases": ${at}().aliases}`

/** Webhook settings: used by the local start, and to be typed into a hosted project's API settings. */
export const contentChangedWebhook = {
  name: 'site',
  filter: '!(_type match "sanity.*") && !(_type match "system.*")',
  projection: `{_id, _type, "before": ${projectPlace('before')}, "after": ${projectPlace('after')}}`,
}
