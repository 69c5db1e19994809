import {expect, test} from 'vitest'
import {database} from './database.ts'

/** What a function of each hook takes and returns, as its caller calls it. */
const signatures: Record<string, string> = {
  payment_changed: '(payments) void',
  payment_announced: '(payments, boolean) void',
  payment_abandoned: '(payments) void',
  payer_name: '(payments) text',
  subscription_reported: '(uuid) void',
  subscription_changed: '(uuid) void',
  subscription_link_asked: '(subscriptions, text, integer) boolean',
  email_unwanted: '(text, jsonb) boolean',
  email_token: '(email_outbox) text',
  email_now: '(email_outbox) jsonb',
  export: '(uuid, text) jsonb',
  anonymise: '(uuid, text) void',
  erase: '(text) void',
}

test('each hook has functions that take and return what its caller expects', async () => {
  const registered = await database<{hook: string; signature: string}[]>`
    select distinct known.hook, format('(%s) %s', oidvectortypes(routine.proargtypes), format_type(routine.prorettype, null)) as signature
    from private.hooks as known left join pg_proc as routine on routine.oid = to_regproc(known.call)`
  expect(registered.toSorted((a, b) => a.hook.localeCompare(b.hook))).toEqual(
    Object.entries(signatures)
      .map(([hook, signature]) => ({hook, signature}))
      .toSorted((a, b) => a.hook.localeCompare(b.hook)),
  )
})

test('no role of the API reads the hooks or calls what they name', async () => {
  const open = await database`
    select known.call, role from private.hooks as known cross join unnest('{anon, authenticated, service_role}'::text[]) as role
    where has_function_privilege(role, to_regproc(known.call), 'execute') or has_table_privilege(role, 'private.hooks', 'select')`
  expect(open).toEqual([])
})

test('whatever is paid for has what follows from a payment, and a subscription what follows from its charges', async () => {
  const subjectsOf = async (hook: string) =>
    (await database`select subject from private.hooks where hook = ${hook}`)
      .map(({subject}) => subject)
      .toSorted()
  const purposesOf = async (constraint: string) => {
    const [row] = await database<{definition: string}[]>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${constraint}`
    return [...(row?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, purpose]) => purpose).toSorted()
  }
  expect(await subjectsOf('payment_changed')).toEqual(await purposesOf('payments_purpose_check'))
  const ofSubscriptions = await purposesOf('subscriptions_purpose_check')
  expect(await subjectsOf('subscription_reported')).toEqual(ofSubscriptions)
  expect(await subjectsOf('subscription_link_asked')).toEqual(ofSubscriptions)
})

test('a hook that its subject has to have is never left out', async () => {
  await expect(database`select private.hook('payment_changed', 'nothing')`).rejects.toThrow(
    'returned no rows',
  )
})
