import type {Sql} from 'postgres'

/** The account says that it is an example, in the words that visitors see. */
export async function seedDemoSettings(sql: Sql): Promise<void> {
  const account = {
    accountName: 'PAVYZDYS / EXAMPLE',
    bankName: 'Example Bank',
    sortCode: '00-00-00',
    accountNumber: '00000000',
  }
  await sql`update private.money_settings set bank_details = ${sql.json(account)}`
  // The local schedule calls functions as often as nobody pays for.
  await sql`update private.plan_limits set most = null where resource = 'calls'`
  // Nobody sees the campaign before its content comes.
  await sql`
    insert into public.campaigns (id, paypal_url, removed_at)
    values ('campaign-is-sirdies-i-sirdi', 'https://www.paypal.com/donate/?hosted_button_id=PAVYZDYS-EXAMPLE', now())`
}
