import * as z from 'zod'

/** The Content Lake sends this when a published document is created, changed or deleted. */
export const contentChanged = z.object({
  _id: z.string(),
  _type: z.string(),
})

export type ContentChanged = z.infer<typeof contentChanged>

/** A hosted project needs the same webhook in its API settings. */
export const contentChangedWebhook = {
  name: 'site',
  filter:
    '!(_type match "sanity.*") && !(_type match "system.*") && !(_type in ["deletedDocument", "membersGroup", "pictureRights", "publication", "scheduledAction", "translationRecord"])',
  projection: '{_id, _type}',
}

/** The edge function sync-content copies documents with an event key, and those about money. */
export const contentItemsChangedWebhook = {
  name: 'database',
  filter:
    '_type in ["event", "school", "photoAlbum", "schoolsPage", "groupsPage", "siteSettings", "campaign", "membersGroup"]',
  projection: '{_id, _type}',
}
