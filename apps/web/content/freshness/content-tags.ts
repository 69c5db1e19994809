/** On everything that comes from the Content Lake. */
export const contentTag = 'content'

/** Document types that queries name, and the passing of time. */
export type ContentTag = 'newsItem' | 'event' | 'campaign' | 'homePage' | 'siteSettings' | 'clock'
