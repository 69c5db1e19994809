import type {SQLInputValue} from 'node:sqlite'
import type {Account} from '../store/account.ts'
import type {StoredObject} from '../store/stored-object.ts'
import type {FormNode} from './form.ts'
import {hash, integer, text, timestamp, type Parameter} from './parameters.ts'
import {noSuch} from './stripe-error.ts'

interface Range {
  gt?: number
  gte?: number
  lt?: number
  lte?: number
}

const range = hash({gt: timestamp(), gte: timestamp(), lt: timestamp(), lte: timestamp()})

export const createdFilter: Parameter<Range, false> = {
  isRequired: false,
  read(node: FormNode, name: string) {
    if (typeof node !== 'string') return range.read(node, name)
    const at = timestamp().read(node, name)
    return {gte: at, lte: at}
  },
}

export const pagination = {
  limit: integer({min: 1, max: 100}),
  starting_after: text({max: 255}),
  ending_before: text({max: 255}),
}

export const createdPagination = {...pagination, created: createdFilter}

interface PageRequest {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
  created?: Range | undefined
}

interface PageOf {
  type: StoredObject['object']
  /** The client reads further pages from this path, such as `/v1/refunds`. */
  url: string
  /** The names are JSON paths. An undefined value does not filter. */
  filters?: Record<string, SQLInputValue | undefined>
  /** As `filters`, of what the API does not show. */
  hidden?: Record<string, SQLInputValue | undefined>
  /** As `filters`, but of what is left out. */
  except?: Record<string, SQLInputValue | undefined>
  /** The names are JSON paths. */
  ranges?: Record<string, Range | undefined>
}

/** The newest object comes first. */
export function page<Body>(
  account: Account,
  {type, url, filters, hidden, except, ranges}: PageOf,
  request: PageRequest,
) {
  const {limit = 10, starting_after: startingAfter, ending_before: endingBefore, created} = request
  const found = account.store.list<Body>({
    type,
    filters: givenOf(filters),
    hidden: givenOf(hidden),
    except: givenOf(except),
    ranges: givenOf(ranges),
    created: created ?? {},
    limit,
    startingAfter,
    endingBefore,
  })
  if (found) return {object: 'list' as const, ...found, url}
  const [param, id] =
    endingBefore === undefined ? ['starting_after', startingAfter] : ['ending_before', endingBefore]
  throw noSuch(type, id ?? '', param, 400)
}

function givenOf<Value>(values: Record<string, Value | undefined> = {}): Record<string, Value> {
  const given = Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined)
  return Object.fromEntries(given)
}

export function pageOf<Item extends {id: string}>(items: Item[], url: string, request: PageRequest) {
  const {limit = 10, starting_after: startingAfter, ending_before: endingBefore} = request
  const at = (id: string, param: string) => {
    const found = items.findIndex((item) => item.id === id)
    if (found < 0) throw noSuch('item', id, param, 400)
    return found
  }
  const after = startingAfter === undefined ? 0 : at(startingAfter, 'starting_after') + 1
  const before = endingBefore === undefined ? items.length : at(endingBefore, 'ending_before')
  const rest = items.slice(after, before)
  const data = endingBefore === undefined ? rest.slice(0, limit) : rest.slice(-limit)
  return {object: 'list' as const, data, has_more: rest.length > data.length, url}
}
