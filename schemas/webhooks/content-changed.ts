import * as z from 'zod'

/** Content written through the API can have any value, but the site must still hear about the change. */
const text = z.string().nullable().catch(null)

const pathFields = z.object({
  slug: text,
  eventKey: text,
  path: text,
  aliases: z.array(z.string()).catch([]),
})

/** The Content Lake sends this when a published document is created, changed or deleted. */
export const contentChanged = z.object({
  _id: z.string(),
  _type: z.string(),
  before: pathFields,
  after: pathFields,
})

export type ContentChanged = z.infer<typeof contentChanged>

const projectPathFields = (at: 'before' | 'after') =>
  `{"slug": ${at}().slug.current, "eventKey": ${at}().eventKey, "path": ${at}().path, "aliases": ${at}().aliases}`

/** A hosted project needs the same webhook in its API settings. */
export const contentChangedWebhook = {
  name: 'site',
  filter:
    '!(_type match "sanity.*") && !(_type match "system.*") && !(_type in ["deletedDocument", "membersGroup", "scheduledAction", "translationRecord"])',
  projection: `{_id, _type, "before": ${projectPathFields('before')}, "after": ${projectPathFields('after')}}`,
}

/** The edge function sync-content copies documents with an event key, and those about money. */
export const contentItemsChangedWebhook = {
  name: 'database',
  filter:
    '_type in ["event", "school", "photoAlbum", "schoolsPage", "groupsPage", "siteSettings", "campaign", "membersGroup"]',
  projection: '{_id, _type}',
}
