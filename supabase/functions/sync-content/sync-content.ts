import {contentItemKinds} from '@site/schemas/content/content-item'
import {HttpError} from '../_shared/http-error.ts'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'
import {syncCommunityName} from './community-name.ts'
import {contentItems} from './content-items.ts'
import {syncFaultyContent} from './faulty-content.ts'
import {fetchContent, fetchMoneyContent, type LakeEnv} from './fetch-content.ts'
import {syncMoneyContent} from './money-content.ts'

/** Syncs the whole list, because the body of a webhook may be outdated or incomplete. */
export async function syncContent(client: ServiceClient, lake: LakeEnv): Promise<number> {
  const [documents, moneyContent] = await readLake(lake)
  const items = contentItems(documents)
  if (items.length === 0) {
    const {count, error} = await client
      .from('content_items')
      .select('key', {count: 'exact', head: true})
      .is('removed_at', null)
    throwOnError('content_items', error)
    // A wrong dataset must not remove all items.
    if (count !== 0)
      throw new HttpError('no_content', `The Content Lake is empty, the database has ${count ?? 'its'} items`)
    return 0
  }
  const {error} = await client.rpc('sync_content_items', {items})
  throwOnError('sync_content_items', error)
  await syncCommunityName(client, moneyContent.settings?.name)
  await syncMoneyContent(client, moneyContent)
  await syncFaultyContent(client, lake)
  return items.length
}

async function readLake(lake: LakeEnv) {
  try {
    return await Promise.all([fetchContent(lake, contentItemKinds), fetchMoneyContent(lake)])
  } catch (error) {
    throw new HttpError('unavailable', 'The Content Lake does not answer', {cause: error})
  }
}
