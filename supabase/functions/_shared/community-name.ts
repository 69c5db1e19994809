import * as z from 'zod'
import {throwOnError, type ServiceClient} from './service-client.ts'

const text = z.string().nullish()

/** As the site's settings have it. Both languages are empty until the first sync. */
export const communityName = z.object({lt: text, en: text})

export type CommunityName = z.output<typeof communityName>

export async function readCommunityName(client: ServiceClient): Promise<CommunityName> {
  const {data, error} = await client.rpc('community_name')
  throwOnError('community_name', error)
  return communityName.parse(data)
}
