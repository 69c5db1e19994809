import type {AddressesQueryResult} from '#/sanity/sanity.types.gen.ts'
import {isReadableDate, ownPath} from '#/time/readable-event.ts'

export type RedirectRow = AddressesQueryResult['redirects'][number]

/** The rows of the address query without what the Studio would refuse and the API lets through. */
export function readableAddresses({news, events, campaigns, schools, redirects}: AddressesQueryResult) {
  return {
    news: news.filter(isAddressPart),
    events: events.flatMap(({eventKey, start, path, aliases}) =>
      isAddressPart(eventKey) && start && isReadableDate(start)
        ? [{eventKey, path: ownPath(path), aliases: ownPaths(aliases)}]
        : [],
    ),
    campaigns: ownPaths(campaigns),
    schools: schools.filter(isAddressPart),
    redirects,
  }
}

/** More than the Studio allows, so that older content keeps its addresses; nothing that would change what is asked for. */
export function isAddressPart(part: unknown): part is string {
  return typeof part === 'string' && part.isWellFormed() && /^(?!\.+$)[^\s/?#%\\]+$/.test(part)
}

function ownPaths(paths: unknown): string[] {
  return Array.isArray(paths) ? paths.flatMap((path) => ownPath(path) ?? []) : []
}
