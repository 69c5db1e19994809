import 'server-only'
import {defaultEventPath} from '@site/schemas/fields/document-path'
import type {Event} from '#/sanity/content-types.ts'
import {getAddresses} from '#/routes/get-addresses.ts'
import {getEvent} from './get-event.ts'

/** The event whose page is at this address: its own, its default one or an alias. */
export async function getEventAt(path: string): Promise<Event | undefined> {
  const {events} = await getAddresses()
  const found =
    events.find((event) => event.path === path) ??
    events.find(({eventKey}) => defaultEventPath(eventKey) === path) ??
    events.find(({aliases}) => aliases.includes(path))
  return found && getEvent(found.eventKey)
}
