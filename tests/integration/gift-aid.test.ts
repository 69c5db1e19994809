import {giftAidWording} from '@site/schemas/consents'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {newAddress} from '../support/delivery-stack.ts'
import {PaymentStack} from '../support/payment-stack.ts'

let payments: PaymentStack
beforeAll(async () => void (payments = await PaymentStack.start()), 120_000)
afterAll(() => payments.stop())

const charityName = 'Lithuanian Community in Wales'

const declaration = {
  title: 'Mrs',
  firstName: 'Rasa',
  lastName: 'Rasaitė',
  house: '12a',
  street: 'Example Street, Cardiff',
  postcode: 'CF10 1AA',
  covers: 'gift',
  wording: giftAidWording('gift', {charityName, claimsFees: false}),
}

const recognise = (gift_aid: object | null) =>
  payments.sql`update private.money_settings set gift_aid = ${gift_aid && payments.sql.json({...gift_aid})}`

test('a donor declares Gift Aid, pays, gets the declaration by email, and the treasurer claims', async () => {
  await recognise({charityName, hmrcReference: 'XR12345', charityNumber: null, claimsFees: false})
  const email = newAddress('aukotoja')
  const {payment, session} = await payments.openDonation({locale: 'en', giftAid: declaration})
  await payments.pay(session, {email})
  await payments.becomes(payment.id, 'paid')

  const letter = async () =>
    (await payments.stack.inbox()).find(
      ({to, subject}) => to[0]?.address === email && subject === 'Your Gift Aid declaration',
    )
  await expect.poll(letter, {timeout: 60_000, interval: 200}).toBeDefined()
  const text = (await letter())?.text.replaceAll(/\n(> )?/g, ' ')
  expect(text).toContain('12a, Example Street, Cardiff, CF10 1AA')
  expect(text).toContain(declaration.wording)
  expect(text).toMatch(/\/en\/gift-aid\?token=[0-9a-f]{64}/)

  const treasurer = await payments.logInAsTreasurer()
  const call = async (name: string, body: object) => {
    const response = await fetch(`${payments.stack.supabase.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...treasurer.headers},
      body: JSON.stringify(body),
    })
    return (await response.json()) as unknown
  }
  const [from_day, to_day] = ['2020-01-01', '2100-01-01']
  expect(await call('gift_aid_lines', {from_day, to_day})).toMatchObject({
    gifts: [{paymentId: payment.id, pence: 2000, state: 'claimable', declarant: 'Rasa Rasaitė'}],
  })
  const seen = {gifts: 1, pence: 2000, owed: 0}
  const claim = await call('make_gift_aid_claim', {from_day, to_day, seen, key: crypto.randomUUID()})
  expect(await call('gift_aid_claim_lines', {claim_id: claim})).toMatchObject([
    {title: 'Mrs', lastName: 'Rasaitė', house: '12a', postcode: 'CF10 1AA', pence: 2000},
  ])
})

test('a declaration is refused while Gift Aid is off, and no payment begins', async () => {
  await recognise(null)
  const {send, payments: stored} = payments.donation({giftAid: declaration})
  expect(await send()).toMatchObject({status: 409, body: {error: {code: 'gift_aid_changed'}}})
  expect(await stored()).toEqual([])
})
