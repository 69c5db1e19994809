import {contentDocument, type ContentDocument} from '@site/schemas/content/content-item'
import {logLine} from '@site/schemas/log-line'

type ContentItem = ReturnType<typeof contentItem>

/** Omits documents without a valid key, and those whose key an earlier document has. */
export function contentItems(documents: unknown[]): ContentItem[] {
  const items = new Map<string, ContentItem>()
  for (const document of documents) {
    const parsed = contentDocument.safeParse(document)
    if (parsed.success && !items.has(parsed.data.eventKey))
      items.set(parsed.data.eventKey, contentItem(parsed.data))
    else console.warn(logLine('sync-content leaves out', nameOf(document)))
  }
  return [...items.values()]
}

function contentItem(document: ContentDocument) {
  const {_type: kind, title, start, end, status, place, capacity, form, prices, memberDiscount} = document
  return {
    key: document.eventKey,
    kind,
    title_lt: title?.lt ?? null,
    title_en: title?.en ?? null,
    path: document.pagePath,
    starts_at: start,
    ends_at: end,
    date_to_be_confirmed: document.dateToBeConfirmed === true,
    status,
    place,
    description: document.description,
    status_note: document.statusNote,
    updated_at: document._updatedAt,
    takes_likes: kind === 'event' || kind === 'photoAlbum',
    takes_comments: true,
    capacity,
    registration_kind: form?.kind ?? null,
    registration_opens: form !== null && form.open !== false,
    registration_closes_at: form?.closesAt ?? null,
    members_first_until: form?.membersFirstUntil ?? null,
    confirms_addresses: form?.confirmsAddresses === true,
    prices,
    member_discount: memberDiscount,
    takes_member_codes: document.takesMemberCodes,
  }
}

function nameOf(document: unknown) {
  const {_id, _type, eventKey} = (document ?? {}) as Record<string, unknown>
  return {_id, _type, eventKey}
}
