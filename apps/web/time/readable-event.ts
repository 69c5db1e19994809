import {isDocumentPath} from '@site/schemas/routes/document-path'

interface RawEvent {
  start: string | null
  end: string | null
  path: string | null
}

export const isReadableDate = (date: string) => Number.isFinite(Date.parse(date))

/** An address that can be one; what the Studio refuses may still come in through the API. */
export const ownPath = (path: unknown) => (isDocumentPath(path) ? path : null)

/** The event without an address or an end that cannot be one; nothing where the start cannot be read. */
export function readableEvent<Event extends RawEvent>(event: Event): Event | undefined {
  if (!event.start || !isReadableDate(event.start)) return undefined
  const end = event.end && Date.parse(event.end) > Date.parse(event.start) ? event.end : null
  return {...event, end, path: ownPath(event.path)}
}
