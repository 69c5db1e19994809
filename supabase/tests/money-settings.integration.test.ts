import {isDeepStrictEqual} from 'node:util'
import {moneySettings} from '@site/schemas/money/money-settings'
import * as fc from 'fast-check'
import {roles} from '@site/schemas/roles'
import {beforeEach, describe, expect, test} from 'vitest'
import {as, type Caller, refused, service, visitor} from './callers.ts'
import {type Json, rolledBack, rolledBackIn, type Transaction} from './database.ts'
import {applicant, createMembershipPayment, serviceOf} from './money.ts'
import {confirmed, giveRole, type Person, signUp} from './people.ts'

interface Settings {
  membershipFeePence: number
  householdFee: string
  bankDetails: Record<string, string | null> | null
  giftAid: Record<string, string | boolean | null> | null
  paypalUrls: Record<string, string>
}

const account = {
  accountName: 'Velso lietuviai',
  bankName: null,
  sortCode: '20-30-40',
  accountNumber: '12345678',
}
const charity = {
  charityName: 'Velso lietuviai',
  hmrcReference: 'XR12345',
  charityNumber: null,
  claimsFees: false,
}
const paypal = 'https://www.paypal.com/donate/?hosted_button_id=ABC'

const campaignId = 'settings-garden'

async function cast(tx: Transaction) {
  await tx`select private.lock_money()`
  await tx`
    insert into public.campaigns (id, name_lt, name_en) values (${campaignId}, 'Sodas', 'A garden')`
  // Those of the stack would be told too.
  await tx`delete from public.event_organisers`
  const held = async (role: (typeof roles)[number]) =>
    giveRole(tx, await confirmed(tx, await signUp(tx)), role)
  const ona = await held('admin')
  await tx`delete from public.user_roles where user_id <> ${ona.id}`
  return {ona, held}
}

const change = (tx: Transaction, caller: Caller, expected: unknown, wanted: unknown) =>
  as(tx, caller)<{changes: object[]}>`
    select public.change_money_settings(
      ${JSON.stringify(expected)}::text::jsonb, ${JSON.stringify(wanted)}::text::jsonb) as changes`

async function known(tx: Transaction): Promise<Settings> {
  const [row] = await tx<{settings: Settings}[]>`select private.all_money_settings() as settings`
  if (!row) throw new Error('There are no settings')
  return row.settings
}

async function changed(tx: Transaction, ona: Person, changes: Partial<Settings>) {
  const settings = await known(tx)
  const [row] = await change(tx, ona, settings, {...settings, ...changes})
  return row?.changes
}

const mails = (tx: Transaction) => tx<{recipient: string; data: {by: string; changes: object[]}}[]>`
  select recipient, data from public.email_outbox where template = 'money-settings-changed' and created_at = now()`

describe('an admin', () => {
  test('changes where money goes; admins and treasurers are told, and the log keeps both values', async () => {
    await rolledBack(async (tx) => {
      const {ona, held} = await cast(tx)
      const told = [ona, await held('admin'), await held('treasurer')]
      for (const role of ['secretary', 'organiser', 'moderator'] as const) await held(role)
      const former = {...(await known(tx)), bankDetails: account, giftAid: null, paypalUrls: {}}
      await tx`update private.money_settings set bank_details = ${tx.json(account)}, gift_aid = null`
      await tx`update public.campaigns set paypal_url = null`
      const wanted = {
        membershipFeePence: 1750,
        householdFee: 'one',
        bankDetails: {...account, accountNumber: '87654321'},
        giftAid: charity,
        paypalUrls: {[campaignId]: paypal},
      }
      const [row] = await change(tx, ona, former, wanted)
      const changes = [
        {setting: 'accountNumber', before: '12345678', after: '87654321'},
        {setting: 'charityName', after: 'Velso lietuviai'},
        {setting: 'claimsFees', after: false},
        {setting: 'hmrcReference', after: 'XR12345'},
        {setting: 'householdFee', before: 'each', after: 'one'},
        {setting: 'membershipFeePence', before: 1500, after: 1750},
        {setting: 'paypalUrl', after: paypal, campaign: {lt: 'Sodas', en: 'A garden'}},
      ]
      expect(row?.changes).toEqual(changes)
      expect(await known(tx)).toEqual(wanted)
      const [logged] = await as(tx, ona)`
        select actor_id, details from public.audit_log
        where action = 'money_settings_changed' order by id desc limit 1`
      expect(logged).toEqual({actor_id: ona.id, details: {changes, by: 'Rasa', address: ona.email}})
      const sent = await mails(tx)
      expect(sent.map(({recipient}) => recipient).toSorted()).toEqual(told.map(({email}) => email).toSorted())
      for (const {data} of sent) expect(data).toMatchObject({changes, by: 'Rasa', address: ona.email})
      const [page] = await as(tx, ona)<{page: object}>`select public.admin_money_settings() as page`
      expect(page?.page).toMatchObject({
        settings: wanted,
        campaigns: expect.arrayContaining([{id: campaignId, lt: 'Sodas', en: 'A garden'}]),
        othersTold: 2,
        changes: expect.arrayContaining([expect.objectContaining({by: 'Rasa', address: ona.email, changes})]),
      })
    })
  })

  test('tells nobody of what stays as it was', async () => {
    await rolledBack(async (tx) => {
      const {ona} = await cast(tx)
      expect(await changed(tx, ona, {})).toEqual([])
      expect(await mails(tx)).toEqual([])
    })
  })

  test('changes nothing that somebody else has changed meanwhile', async () => {
    await rolledBack(async (tx) => {
      const {ona} = await cast(tx)
      const loaded = await known(tx)
      await changed(tx, ona, {membershipFeePence: 1800})
      await expect(change(tx, ona, loaded, {...loaded, membershipFeePence: 2000})).rejects.toMatchObject({
        code: 'PT409',
        detail: 'settings_changed',
      })
      expect((await known(tx)).membershipFeePence).toBe(1800)
    })
  })

  test('is told, as all others, whatever else was mailed to the address', async () => {
    await rolledBack(async (tx) => {
      const {ona, held} = await cast(tx)
      const {email} = await held('treasurer')
      await tx`
        insert into public.email_outbox (recipient, template, language, data, idempotency_key, asked_by)
        select ${email}, 'event-message', 'lt', '{}', 'settings-' || number, 'role' from generate_series(1, 12) as number`
      await changed(tx, ona, {membershipFeePence: 1800})
      expect((await mails(tx)).map(({recipient}) => recipient)).toContain(email)
    })
  })

  test.each(['erased', 'without their role'])('keeps nobody from being told who is %s', async (how) => {
    await rolledBack(async (tx) => {
      const {ona, held} = await cast(tx)
      const rasa = await held('treasurer')
      if (how === 'without their role')
        await as(tx, ona)`select public.change_roles(${rasa.id}, '{}', '{treasurer}')`
      await changed(tx, ona, {membershipFeePence: 1800})
      if (how === 'erased') await as(tx, ona)`select public.erase_personal_data(${rasa.email})`
      expect((await mails(tx)).map(({recipient}) => recipient)).toContain(rasa.email)
    })
  })

  test('changes settings five times an hour', async () => {
    await rolledBack(async (tx) => {
      const {ona} = await cast(tx)
      for (const pence of [1600, 1700, 1800, 1900, 2000]) await changed(tx, ona, {membershipFeePence: pence})
      await expect(changed(tx, ona, {membershipFeePence: 2100})).rejects.toMatchObject({code: 'PT429'})
    })
  })
})

describe('nobody else', () => {
  test.each(roles.filter((role) => role !== 'admin'))(
    'changes or reads them for admins: %s',
    async (role) => {
      await rolledBack(async (tx) => {
        const {held} = await cast(tx)
        const person = await held(role)
        const settings = await known(tx)
        await expect(
          change(tx, person, settings, {...settings, membershipFeePence: 100}),
        ).rejects.toMatchObject(refused)
        await expect(as(tx, person)`select public.admin_money_settings()`).rejects.toMatchObject(refused)
      })
    },
  )

  test.each([
    ['a visitor', visitor()],
    ['a function', service],
  ])('changes them: %s', async (_, caller) => {
    await rolledBack(async (tx) => {
      await cast(tx)
      const settings = await known(tx)
      await expect(change(tx, caller, settings, settings)).rejects.toMatchObject(refused)
      await expect(
        as(tx, caller)`update private.money_settings set membership_fee_pence = 100`,
      ).rejects.toMatchObject(refused)
      await expect(as(tx, caller)`update public.campaigns set paypal_url = ${paypal}`).rejects.toMatchObject(
        refused,
      )
    })
  })
})

test('visitors read the fee, the account, the charity and the addresses, and no reference', async () => {
  await rolledBack(async (tx) => {
    const {ona} = await cast(tx)
    await changed(tx, ona, {
      membershipFeePence: 1250,
      bankDetails: account,
      giftAid: charity,
      paypalUrls: {[campaignId]: paypal},
    })
    const [row] = await as(tx, visitor())`select public.money_settings() as settings`
    expect(row?.settings).toEqual({
      membershipFeePence: 1250,
      bankDetails: account,
      giftAidCharity: {charityName: 'Velso lietuviai', claimsFees: false},
      paypalUrls: {[campaignId]: paypal},
    })
  })
})

test('a new fee is asked for from the next application on', async () => {
  await rolledBack(async (tx) => {
    const {ona} = await cast(tx)
    const before = await createMembershipPayment(serviceOf(tx))
    await changed(tx, ona, {membershipFeePence: 1250})
    expect((await createMembershipPayment(serviceOf(tx), applicant())).amountPence).toBe(1250)
    const [payment] = await tx`select amount_pence from public.payments where id = ${before.paymentId}`
    expect(payment).toEqual({amount_pence: 1500})
  })
})

describe('what is refused whole', () => {
  const faults: Record<string, object> = {
    'a fee below £1': {membershipFeePence: 99},
    'a fee above £1000': {membershipFeePence: 100_001},
    'part of a penny': {membershipFeePence: 1250.5},
    'no fee': {membershipFeePence: null},
    'a fee as text': {membershipFeePence: '1500'},
    'another kind of household': {householdFee: 'half'},
    'no hyphens in the sort code': {bankDetails: {...account, sortCode: '203040'}},
    'seven digits': {bankDetails: {...account, accountNumber: '1234567'}},
    'no owner of the account': {bankDetails: {...account, accountName: ' '}},
    'lines in the name of the bank': {bankDetails: {...account, bankName: 'A\nB'}},
    'a name that is a list': {bankDetails: {...account, accountName: ['A']}},
    'a bank that is an object': {bankDetails: {...account, bankName: {}}},
    'a number as the charity': {giftAid: {...charity, charityName: 5}},
    'a list of charity numbers': {giftAid: {...charity, charityNumber: ['x']}},
    'digits as a number': {bankDetails: {...account, accountNumber: 12345678}},
    'letters that nobody sees': {bankDetails: {...account, accountName: '\u3164\u2800'}},
    'spaces around the name': {bankDetails: {...account, accountName: ' Velso lietuviai'}},
    'more about the account': {bankDetails: {...account, iban: 'LT12'}},
    'a list': {bankDetails: []},
    'no charity': {giftAid: {...charity, charityName: ''}},
    'another reference': {giftAid: {...charity, hmrcReference: '12345'}},
    'an unknown answer': {giftAid: {...charity, claimsFees: 'yes'}},
    'an unknown campaign': {paypalUrls: {unknown: paypal}},
    'an unknown setting': {fee: 1},
    ...Object.fromEntries(
      [
        'http://www.paypal.com/donate',
        'https://paypal.com.evil.example/x',
        'https://evil.example/paypal.com/x',
        'https://paypal.me@evil.example/x',
        'https://paypal.com:x@evil.example/paypal.com/',
        'https://notpaypal.com/x',
        'https://paypal.me/',
        'javascript:alert(1)//paypal.me/x',
        'https://paypal.me/\u202ex',
        'https://paypal.me/"><script>',
        'https://www.paypal.com/cgi-bin/webscr?return=https://evil.example',
        'https://www.paypal.com/cgi-bin/webscr?return=https%3A%2F%2Fevil.example',
        '',
      ].map((url) => [`the address ${url}`, {paypalUrls: {[campaignId]: url}}]),
    ),
  }

  test.each(Object.keys(faults))('%s', async (name) => {
    await rolledBack(async (tx) => {
      const {ona} = await cast(tx)
      const settings = await known(tx)
      await expect(change(tx, ona, settings, {...settings, ...faults[name]})).rejects.toMatchObject({
        code: expect.stringMatching(/^2/),
      })
      expect(await known(tx)).toEqual(settings)
      expect(await mails(tx)).toEqual([])
    })
  })
})

describe('whatever is sent', () => {
  const value = fc.oneof(
    fc.jsonValue({maxDepth: 1}),
    fc.constantFrom<unknown>(
      account,
      charity,
      {[campaignId]: paypal},
      {},
      null,
      1500,
      'one',
      'each',
      '20-30-40',
    ),
  )
  const name = fc.constantFrom(
    'membershipFeePence',
    'householdFee',
    'bankDetails',
    'giftAid',
    'paypalUrls',
    'other',
  )
  const part = fc.constantFrom(
    'accountName',
    'bankName',
    'sortCode',
    'claimsFees',
    'charityNumber',
    'hmrcReference',
    campaignId,
    'other',
  )

  /** Chance alone may draw too few that are. */
  const taken: [string, string | null, unknown][] = [
    ['membershipFeePence', null, 1700],
    ['paypalUrls', null, {[campaignId]: paypal}],
    ['bankDetails', 'accountName', 'Kiti lietuviai'],
    ['bankDetails', 'bankName', 'Kitas bankas'],
    ['giftAid', 'hmrcReference', 'AB12'],
    ['giftAid', 'charityNumber', '1234567'],
  ]
  let runs = 0
  beforeEach(() => void (runs = 0))

  test('is kept exactly, with an email, or refused whole', async () => {
    await rolledBack(async (tx) => {
      const {ona} = await cast(tx)
      await tx`update private.money_settings set bank_details = ${tx.json(account)}, gift_aid = ${tx.json(charity)}`
      const former = await known(tx)
      await fc.assert(
        fc.asyncProperty(name, fc.option(part), value, async (field, inner, drawn) => {
          await rolledBackIn(tx, async (run) => {
            const old = former[field as keyof Settings] as Json
            const wanted = {
              ...former,
              [field]: inner && old && typeof old === 'object' ? {...old, [inner]: drawn} : drawn,
            }
            const isKept = await change(run, ona, former, wanted).then(
              () => true,
              () => false,
            )
            expect(await known(run)).toEqual(isKept ? wanted : former)
            // Whatever is kept, pages, dashboard and emails can read.
            expect(moneySettings.safeParse(await known(run)).success).toBe(true)
            const isSame = isDeepStrictEqual(wanted, former)
            expect((await mails(run)).length > 0).toBe(isKept && !isSame)
            if (isKept && !isSame) runs += 1
          })
        }),
        {numRuns: 300, examples: taken},
      )
    })
    expect(runs).toBeGreaterThan(5)
  })
})
