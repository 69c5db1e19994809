/** Columns of a list of news items. */
export const newsGridClass = 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3'
