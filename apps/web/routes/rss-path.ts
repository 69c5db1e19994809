/** Where a language's news can be followed with a feed reader; without language. */
export const rssPath = '/rss.xml'
