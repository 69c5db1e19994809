import type {EventChangeKind, RegistrantsQuestion} from '@site/schemas/requests/registrants'

/** A draft may hold any value. */
interface EventFields {
  eventKey?: unknown
  status?: unknown
  start?: unknown
  end?: unknown
  dateToBeConfirmed?: unknown
  place?: unknown
  capacity?: unknown
  [field: string]: unknown
}

const isCancelled = ({status}: EventFields) => status === 'cancelled'

/** docs/decisions/018-changed-events.md lists the changes that registered people are told about. */
export function changesOf(published: EventFields, draft: EventFields): EventChangeKind[] {
  const changes: EventChangeKind[] = []
  if (isCancelled(draft)) {
    if (!isCancelled(published)) changes.push('cancelled')
    return changes
  }
  if (isCancelled(published)) changes.push('restored')
  else if (planOf(published) !== planOf(draft)) changes.push('moved')
  if (isCut(published.capacity, draft.capacity)) changes.push('capacity')
  return changes
}

function planOf({start, end, dateToBeConfirmed, place}: EventFields): string {
  const {name, address} = fieldsOf(place)
  const {lt, en} = fieldsOf(name)
  return JSON.stringify(
    [instant(start), instant(end), dateToBeConfirmed === true, lt, en, address].map(orNull),
  )
}

function isCut(before: unknown, after: unknown): boolean {
  return typeof after === 'number' && (typeof before !== 'number' || after < before)
}

const fieldsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>
const instant = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : null)
const orNull = (value: unknown) => (value === undefined || value === '' ? null : value)

/** Returns `undefined` if the change concerns nobody. */
export function questionOf(
  action: 'publish' | 'unpublish' | 'delete' | 'discard',
  published: EventFields | undefined,
  draft: EventFields | undefined,
): RegistrantsQuestion | undefined {
  if (action === 'discard' || typeof published?.eventKey !== 'string') return undefined
  const {eventKey} = published
  if (action !== 'publish') return {eventKey, changes: ['removed']}
  const changes = draft ? changesOf(published, draft) : []
  if (!draft || changes.length === 0) return undefined
  const endsAt = [draft.end, draft.start].find((each) => typeof each === 'string' && each !== '')
  return {
    eventKey,
    changes,
    ...(typeof endsAt === 'string' && {endsAt}),
    ...(changes.includes('capacity') && {capacity: draft.capacity as number}),
  }
}
