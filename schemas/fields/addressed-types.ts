/** Types of document that have a page of their own, whose address volunteers choose. */
export const addressedTypes = ['newsItem', 'event', 'campaign', 'school'] as const
