import type {MoneyContent} from '@site/schemas/content/money-content'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'

/** Keeps the last name while there is none. */
export async function syncCommunityName(
  client: ServiceClient,
  name: NonNullable<MoneyContent['settings']>['name'] | undefined,
): Promise<void> {
  if (!name) return
  const {error} = await client.rpc('sync_community_name', {lt: name.lt ?? '', en: name.en ?? ''})
  throwOnError('sync_community_name', error)
}
