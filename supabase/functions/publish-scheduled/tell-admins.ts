import * as z from 'zod'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'
import type {DueAction} from './find-due.ts'

const title = z.object({lt: z.string().nullish(), en: z.string().nullish()}).catch({})

/** Counts what is held because it is too late, and emails admins. */
export async function tellAdmins(client: ServiceClient, late: readonly DueAction[]): Promise<void> {
  const [first] = late
  if (!first) return
  const {error} = await client.rpc('report_held_publications', {
    titles: late.map(({content}) => title.parse(content?.title ?? content?.name)),
    since: first.at,
  })
  throwOnError('report_held_publications', error)
}
