import {contentItemKinds} from '@site/schemas/requests/content-item'
import {Refusal} from '../_shared/refusal.ts'
import {refuseDatabaseError, type ServiceClient} from '../_shared/service-client.ts'
import {contentItems} from './content-items.ts'
import {fetchContent} from './fetch-content.ts'

/**
 * Takes over the whole list: what a webhook says could be old or incomplete.
 *
 * @returns how many items there are
 * @throws {Refusal} when the Content Lake has nothing though there were items: a mistaken dataset must not hide all
 */
export async function syncContent(
  client: ServiceClient,
  lake: Parameters<typeof fetchContent>[0],
): Promise<number> {
  const items = contentItems(await readLake(lake))
  if (items.length === 0) {
    const {count, error} = await client
      .from('content_items')
      .select('key', {count: 'exact', head: true})
      .is('removed_at', null)
    if (error || count === null) throw new Error(`content_items cannot be counted: ${error?.message}`)
    if (count > 0)
      throw new Refusal('no_content', `The Content Lake is empty, the database has ${count ?? 'its'} items`)
    return 0
  }
  const {error} = await client.rpc('sync_content_items', {items})
  refuseDatabaseError('sync_content_items', error)
  return items.length
}

async function readLake(lake: Parameters<typeof fetchContent>[0]): Promise<unknown[]> {
  try {
    return await fetchContent(lake, contentItemKinds)
  } catch (error) {
    throw new Refusal('unavailable', 'The Content Lake does not answer', {cause: error})
  }
}
