import type {MoneyContent} from '@site/schemas/content/money-content'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'

/** Keeps what is known while the site's settings are not published. */
export async function syncMoneyContent(
  client: ServiceClient,
  {settings, membersGroupUrl, campaigns}: MoneyContent,
): Promise<void> {
  if (settings === null) return
  const {error} = await client.rpc('sync_money_content', {
    // The generated types do not know of null.
    members_group_url: membersGroupUrl as string,
    campaigns: campaigns.map(({_id, name, pagePath, targetAmount, reference}) => ({
      id: _id,
      name_lt: name?.lt ?? null,
      name_en: name?.en ?? null,
      path: pagePath,
      target_amount: targetAmount,
      reference,
    })),
  })
  throwOnError('sync_money_content', error)
}
