interface Addressed {
  _type: string
  slug?: string | null
  eventKey?: string | null
  path?: string | null
}

/** Address of an event's page, the same under both languages. */
export function eventPath({eventKey, path}: {eventKey: string; path: string | null}): string {
  return path ?? `/renginiai/${eventKey}`
}

export function newsItemPath(slug: string): string {
  return `/naujienos/${slug}`
}

/** Address of the page that a document has on the site, if it has one. */
export function documentPath(document: Addressed): string | undefined {
  if (document._type === 'newsItem') return document.slug ? newsItemPath(document.slug) : undefined
  if (document._type === 'event' && document.eventKey) {
    return eventPath({eventKey: document.eventKey, path: document.path ?? null})
  }
  return undefined
}
