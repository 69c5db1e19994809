/**
 * Webhook to the function sync-content, which takes over the whole list of content with a key: used by the local
 * start, and to be typed into a hosted project's API settings.
 */
export const contentItemsChangedWebhook = {
  name: 'database',
  filter: '_type in ["event", "school", "photoAlbum", "schoolsPage", "groupsPage"]',
  projection: '{_id, _type}',
}
