import {fold} from '@site/schemas/fold'
import {toE164} from '@site/schemas/phones/phone'
import type {RegistrationColumn, RegistrationFilter, Sort} from '#/features/admin-list/admin-search-params.ts'
import {PAGE_SIZE, type ListPage} from '#/features/admin-list/admin-list-queries.ts'
import {foldSearch} from '#/features/admin-list/search-patterns.ts'
import {compareTurns, isActive, nameOf, type Registration} from '../records/registration.ts'
import {registrationStatuses} from '@site/schemas/statuses/registration'

interface RegistrationSearch {
  filter: RegistrationFilter
  q: string
  sort: Sort<RegistrationColumn>
  page: number
}

/** Returns the last page if there are fewer. */
export function findRegistrations(
  all: readonly Registration[],
  {filter, q, sort, page}: RegistrationSearch,
): ListPage<Registration> {
  const words = foldSearch(toE164(q) ?? q).split(' ')
  const found = all
    .filter((registration) => passes(registration, filter))
    .filter((registration) => {
      const text = searchText(registration)
      return words.every((word) => text.includes(word))
    })
    .toSorted(compareBy(sort))
  const shown = Math.min(page, Math.max(1, Math.ceil(found.length / PAGE_SIZE)))
  return {
    rows: found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE),
    total: found.length,
    isMany: false,
    page: shown,
  }
}

/** `ended` are registrations that no longer count. */
export function passes(registration: Pick<Registration, 'status'>, filter: RegistrationFilter): boolean {
  if (filter === 'all') return true
  return filter === 'ended' ? !isActive(registration) : registration.status === filter
}

function searchText(registration: Registration): string {
  const {email, phone, note, specialRequests, runners} = registration
  const people = [registration, ...runners].map(nameOf)
  return fold(
    [...people, email, phone, phone?.replaceAll(' ', ''), note, specialRequests].filter(Boolean).join(' '),
  )
}

const collator = new Intl.Collator('lt')

type Compare = (a: Registration, b: Registration) => number

const comparisons: Record<RegistrationColumn, Compare> = {
  status: (a, b) => registrationStatuses.indexOf(a.status) - registrationStatuses.indexOf(b.status),
  name: (a, b) => collator.compare(`${a.lastName} ${a.firstName}`, `${b.lastName} ${b.firstName}`),
  places: (a, b) => a.places - b.places,
  sent: (a, b) => Date.parse(a.sentAt) - Date.parse(b.sentAt),
}

/** Equal rows keep the order in which they came; those on the waiting list keep its order. */
function compareBy({by, isDescending}: Sort<RegistrationColumn>): Compare {
  const compare = comparisons[by]
  return (a, b) =>
    (isDescending ? compare(b, a) : compare(a, b)) || compareTurns(a, b) || (a.id < b.id ? -1 : 1)
}
