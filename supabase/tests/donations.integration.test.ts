import {describe, expect, test} from 'vitest'
import {as, refused, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {makeAdmin, signUp} from './people.ts'
import {
  addCampaign,
  apply,
  createDonation,
  daysAgo,
  emailData,
  emailsTo,
  ledgerOf,
  paid,
  paymentOf,
  refunded,
  serviceOf,
  treasurerIn,
} from './money.ts'

const confirmedPence = async (tx: Transaction, campaign: string) => {
  const [row] = await as(tx, visitor())<{pence: string}>`select public.campaign_pence(${campaign}) as pence`
  return Number(row?.pence)
}

describe('a donation', () => {
  test.each([
    [1, 100],
    [1.5, 150],
    [0.99 + 0.01, 100],
    [19.99, 1999],
    [1e3, 100_000],
    [10_000, 1_000_000],
  ])('of %d pounds is %i pence', async (amount, amountPence) => {
    await rolledBack(async (tx) => {
      expect(await createDonation(serviceOf(tx), {amount})).toMatchObject({
        amountPence,
        currency: 'GBP',
        purpose: 'donation',
      })
    })
  })

  test.each([0.99, 0, -5, 1.005, 10_000.01, 1e7, '1,50', '15', null, 'NaN', true, [5]])(
    'of %j is refused, and nothing is stored',
    async (amount) => {
      await rolledBack(async (tx) => {
        const stored = await tx`select count(*) from public.payments`
        await expect(createDonation(serviceOf(tx), {amount})).rejects.toMatchObject({
          code: 'PT400',
          detail: 'bad_request',
        })
        expect(await tx`select count(*) from public.payments`).toEqual(stored)
      })
    },
  )

  test('is confirmed by the webhook alone, with a receipt in the donor’s language', async () => {
    await rolledBack(async (tx) => {
      const campaign = await addCampaign(tx, 'Iš širdies į širdį')
      const fields = {locale: 'en', donorName: ' Rasa ', campaign: 'iš širdies į širdį en'}
      const {paymentId} = await createDonation(serviceOf(tx), fields)
      await apply(serviceOf(tx), paid(paymentId, daysAgo(0), {pence: 2000, email: 'Rasa@Example.test'}))
      const [mail] =
        await tx`select template, language, data from public.email_outbox where recipient = 'rasa@example.test'`
      expect(mail).toMatchObject({
        template: 'donation-receipt',
        language: 'en',
        data: {
          receivedPence: 2000,
          donorName: 'Rasa',
          campaign: {lt: 'Iš širdies į širdį', en: 'Iš širdies į širdį EN'},
        },
      })
      expect(await confirmedPence(tx, campaign)).toBe(2000)
    })
  })

  test('to a campaign whose name nobody knows keeps the name and counts under other', async () => {
    await rolledBack(async (tx) => {
      const before = await confirmedPence(tx, 'other')
      const {paymentId} = await createDonation(serviceOf(tx), {campaign: 'Kažkas kita'})
      await apply(serviceOf(tx), paid(paymentId, daysAgo(0), {pence: 2000}))
      expect(await confirmedPence(tx, 'other')).toBe(before + 2000)
      expect(
        await tx`select campaign_id, campaign_name from public.donations where payment_id = ${paymentId}`,
      ).toEqual([{campaign_id: null, campaign_name: 'Kažkas kita'}])
    })
  })

  test('counts for its campaign only while its money is here', async () => {
    await rolledBack(async (tx) => {
      const campaign = await addCampaign(tx, 'Sodas')
      const {paymentId} = await createDonation(serviceOf(tx), {campaign: 'sodas'})
      expect(await confirmedPence(tx, campaign)).toBe(0)
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1), {pence: 2000}))
      expect(await confirmedPence(tx, campaign)).toBe(2000)
      await apply(serviceOf(tx), refunded(paymentId, 500))
      expect(await confirmedPence(tx, campaign)).toBe(1500)
      await apply(serviceOf(tx), refunded(paymentId, 2000))
      expect(await confirmedPence(tx, campaign)).toBe(0)
    })
  })

  test('that is held counts for no campaign until somebody has decided', async () => {
    await rolledBack(async (tx) => {
      const campaign = await addCampaign(tx, 'Sodas')
      const {paymentId} = await createDonation(serviceOf(tx), {campaign: 'sodas'})
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1), {pence: 1999}))
      expect(await confirmedPence(tx, campaign)).toBe(0)
      await as(tx, await treasurerIn(tx))`select public.decide_payment(${paymentId}, 'count')`
      expect(await confirmedPence(tx, campaign)).toBe(1999)
      expect(await emailsTo(tx, 'donor@example.test')).toEqual(['donation-receipt', 'payment-held'])
    })
  })
})

describe('the list of donors', () => {
  const named = async (tx: Transaction, fields = {}) => {
    const campaign = await addCampaign(tx, 'Sodas')
    const donation = {
      campaign: 'Sodas',
      donorName: 'Rasa',
      message: 'Slapta',
      showInDonorList: true,
      ...fields,
    }
    const {paymentId} = await createDonation(serviceOf(tx), donation)
    await apply(serviceOf(tx), paid(paymentId, daysAgo(0), {pence: 2000}))
    const list = async () => {
      const [row] = await as(tx, visitor())<{names: string[]}>`
        select public.campaign_donors(${campaign}) as names`
      return row?.names
    }
    return {paymentId, list}
  }

  test('names who agreed, once somebody has approved it, without the message and the sum', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, list} = await named(tx)
      expect(await list()).toEqual([])
      await as(tx, await treasurerIn(tx))`select public.approve_donor(${paymentId}, true)`
      expect(await list()).toEqual(['Rasa'])
      await as(tx, await treasurerIn(tx))`select public.approve_donor(${paymentId}, false)`
      expect(await list()).toEqual([])
    })
  })

  test('names nobody who did not agree, whoever approves it', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, list} = await named(tx, {showInDonorList: false})
      const approving = as(
        tx,
        await makeAdmin(tx, await signUp(tx)),
      )`select public.approve_donor(${paymentId}, true)`
      await expect(approving).rejects.toMatchObject({code: 'PT409'})
      expect(await list()).toEqual([])
    })
  })

  test('names nobody whose money went back', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, list} = await named(tx)
      await as(tx, await treasurerIn(tx))`select public.approve_donor(${paymentId}, true)`
      await apply(serviceOf(tx), refunded(paymentId, 2000))
      expect(await list()).toEqual([])
    })
  })
})

describe('a donation by bank transfer', () => {
  const entered = {
    amountPence: 5000,
    receivedOn: '2026-01-15',
    campaign: 'Sodas',
    donorName: 'Tomas',
    email: 'tomas@example.test',
  }
  const record = async (tx: Transaction, donation: object, key: string) => {
    const [row] = await as(tx, await treasurerIn(tx))<{id: string}>`
      select public.record_bank_donation(${JSON.stringify(donation)}::text::jsonb, ${key}) as id`
    return row?.id ?? ''
  }
  const key = '7b0d3c86-36c5-4c74-9a0e-0c70bb9ee001'
  const today = async (tx: Transaction) => {
    const [row] = await tx<{day: string}[]>`select (now() at time zone 'Europe/London')::date::text as day`
    return row?.day ?? ''
  }

  test('is entered once for each key, counts at once, and can be undone', async () => {
    await rolledBack(async (tx) => {
      const campaign = await addCampaign(tx, 'Sodas')
      const donation = {...entered, receivedOn: await today(tx)}
      const id = await record(tx, donation, key)
      expect(await record(tx, donation, key)).toBe(id)
      expect(await confirmedPence(tx, campaign)).toBe(5000)
      expect(await emailData(tx, 'tomas@example.test', 'donation-receipt')).toMatchObject({
        receivedPence: 5000,
      })
      await as(tx, await treasurerIn(tx))`select public.undo_bank_transfer(${id})`
      expect(await confirmedPence(tx, campaign)).toBe(0)
      expect(await paymentOf(tx, id)).toMatchObject({status: 'lapsed', received_pence: null})
      expect(await ledgerOf(tx, id)).toEqual(['receipt 5000 GBP', 'receipt -5000 GBP'])
    })
  })

  test.each([
    ['no amount', {amountPence: null}],
    ['nothing', {amountPence: 0}],
    ['a date to come', {receivedOn: '2999-01-01'}],
    ['no date', {receivedOn: null}],
  ])('with %s is refused', async (_, fields) => {
    await rolledBack(async (tx) => {
      await expect(
        record(tx, {...entered, receivedOn: await today(tx), ...fields}, key),
      ).rejects.toMatchObject({code: 'PT400'})
    })
  })

  test('is for treasurers and admins to enter', async () => {
    await rolledBack(async (tx) => {
      const rasa = await signUp(tx)
      const recording = as(
        tx,
        rasa,
      )`select public.record_bank_donation(${JSON.stringify(entered)}::text::jsonb, ${key})`
      await expect(recording).rejects.toMatchObject(refused)
    })
  })
})
