import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, type Caller, refused, service, visitor} from './callers.ts'
import {database, rolledBack, type Transaction} from './database.ts'
import {functionGrants} from './catalog/grants.ts'
import {memberByCard} from './money.ts'
import {endedSession, giveRole, makeAdmin, signUp} from './people.ts'

const nobody = randomUUID()
const today = '2026-01-01'

/** A call of each function that money and members have for people, by who may make it. Allowed callers get another error or a result. */
const calls = {
  'secretary or treasurer': [
    `select public.add_member('{}', '${nobody}')`,
    `select public.record_fee('${nobody}', '{}', '${nobody}')`,
    `select public.set_honorary('${nobody}', true)`,
    `select public.import_members('{}', '${nobody}')`,
    `select public.undo_member_import('${nobody}')`,
    `select public.invite_imported_members('${nobody}')`,
    `select public.invite_member('${nobody}')`,
    `select public.list_member_imports()`,
    `select public.correct_member('${nobody}', '{}')`,
    `select public.cancel_membership('${nobody}')`,
    `select public.merge_memberships('${nobody}', '${randomUUID()}')`,
    `select public.mark_deceased('${nobody}', true)`,
    'select public.membership_fee()',
    `select public.membership_history('${nobody}')`,
    `select public.yearly_report('2026-01-01', '2026-12-31')`,
  ],
  treasurer: [
    `select public.confirm_bank_transfer('${nobody}', 1500, '${today}')`,
    `select public.undo_bank_transfer('${nobody}')`,
    `select public.record_bank_donation('{}', '${nobody}')`,
    `select public.request_refund('${nobody}')`,
    `select public.record_bank_refund('${nobody}', 1, '${today}', '${nobody}')`,
    `select public.decide_payment('${nobody}', 'count')`,
    `select public.approve_donor('${nobody}', true)`,
  ],
  admin: [`select public.join_membership('${nobody}', null)`],
}

async function codeOf(tx: Transaction, caller: Caller, call: string): Promise<string> {
  try {
    await as(tx, caller)`${tx.unsafe(call)}`
    return 'done'
  } catch (error) {
    return String((error as {code?: string}).code)
  }
}

describe.each(Object.entries(calls))('what a %s may do', (role, ofRole) => {
  test.each(ofRole)('%s', async (call) => {
    await rolledBack(async (tx) => {
      const secretary = await giveRole(tx, await signUp(tx), 'secretary')
      const treasurer = await giveRole(tx, await signUp(tx), 'treasurer')
      const admin = await makeAdmin(tx, await signUp(tx))
      const allowed = [
        admin,
        ...(role === 'admin' ? [] : [treasurer]),
        ...(role === 'secretary or treasurer' ? [secretary] : []),
      ]
      const others = [
        visitor(),
        service,
        await signUp(tx),
        await giveRole(tx, await signUp(tx), 'moderator'),
        await giveRole(tx, await signUp(tx), 'organiser'),
        await endedSession(tx, admin),
        ...[secretary, treasurer].filter((caller) => !allowed.includes(caller)),
      ]
      for (const caller of others) expect(await codeOf(tx, caller, call)).toBe(refused.code)
      for (const caller of allowed) expect(await codeOf(tx, caller, call)).not.toBe(refused.code)
    })
  })
})

test('the ledger is compared with the payments only for those who see all of both', async () => {
  await rolledBack(async (tx) => {
    const {paymentId} = await memberByCard(tx)
    const differences = (caller: Caller) => as(tx, caller)`select * from public.ledger_differences()`
    for (const role of ['secretary', 'moderator', 'organiser'] as const) {
      const caller = await giveRole(tx, await signUp(tx), role)
      await expect(tx.savepoint(() => differences(caller))).rejects.toMatchObject(refused)
    }
    await expect(tx.savepoint(async () => differences(await signUp(tx)))).rejects.toMatchObject(refused)
    await tx`update public.payments set received_pence = received_pence + 1 where id = ${paymentId}`
    const treasurer = await giveRole(tx, await signUp(tx), 'treasurer')
    for (const caller of [treasurer, await makeAdmin(tx, await signUp(tx)), service])
      expect(await differences(caller)).toMatchObject([{payment_id: paymentId, kind: 'receipt'}])
  })
})

test('what the edge functions call is refused to everybody else', async () => {
  const services = Object.entries(functionGrants).filter(([, roles]) => roles.join() === 'service_role')
  const names = services.map(([signature]) => signature.split('(')[0])
  expect(names).toEqual(
    expect.arrayContaining([
      'apply_payment_event',
      'create_donation',
      'record_checkout',
      'create_renewal_payment',
      'record_refund',
    ]),
  )
  const rows = await database<{name: string}[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and proname = any(${names.map(String)})
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`
  expect(rows).toEqual([])
})
