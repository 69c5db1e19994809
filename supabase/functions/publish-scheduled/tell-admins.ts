import {documentTitle} from '../_shared/document-title.ts'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'
import type {DueAction} from './find-due.ts'

/** Counts what is held because it is too late, and emails admins. */
export async function tellAdmins(client: ServiceClient, late: readonly DueAction[]): Promise<void> {
  const [first] = late
  if (!first) return
  const {error} = await client.rpc('report_held_publications', {
    titles: late.map(({content}) => documentTitle(content)),
    since: first.at,
  })
  throwOnError('report_held_publications', error)
}
