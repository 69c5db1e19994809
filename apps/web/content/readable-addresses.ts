import type {AddressesQueryResult} from './sanity.types.gen.ts'
import {ownPath} from './readable-event.ts'

export type RedirectRow = AddressesQueryResult['redirects'][number]

/** The rows of the address query without what the Studio would refuse and the API lets through. */
export function readableAddresses({news, events, campaigns, schools, redirects}: AddressesQueryResult) {
  return {
    news: news.filter((slug) => slug !== null),
    events: events.flatMap(({eventKey, path, aliases}) =>
      eventKey ? [{eventKey, path: ownPath(path), aliases: ownPaths(aliases)}] : [],
    ),
    campaigns: ownPaths(campaigns),
    schools: schools.filter((slug) => slug !== null),
    redirects,
  }
}

function ownPaths(paths: unknown): string[] {
  return Array.isArray(paths) ? paths.flatMap((path) => ownPath(path) ?? []) : []
}
