import type {MoneyContent} from '@site/schemas/content/money-content'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'

/** Keeps the last settings while there are none. */
export async function syncMoneyContent(
  client: ServiceClient,
  {settings, membersGroupUrl, campaigns}: MoneyContent,
): Promise<void> {
  if (settings === null) return
  const {error} = await client.rpc('sync_money_content', {
    settings: {
      membership_fee: settings.membershipFee,
      household_fee: settings.householdFee,
      bank_details: settings.bankDetails,
      members_group_url: membersGroupUrl,
      gift_aid: settings.giftAid,
    },
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
