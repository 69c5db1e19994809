import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import type {Person} from './people.ts'
import {
  apply,
  createMembershipPayment,
  event,
  memberByCard,
  paymentOf,
  refunded,
  serviceOf,
  treasurerIn,
  refundOf,
} from './money.ts'

interface Request {
  requestId: string
  amountPence: number
  idempotencyKey: string
  isRepeated: boolean
  isDone: boolean
}

/** A paid membership, and refunds of it that a treasurer asks for. */
async function paidMembership(tx: Transaction) {
  const [{paymentId}, treasurer] = [await memberByCard(tx), await treasurerIn(tx)]
  const begin = (pence: number | null = null, key: string | null = null) =>
    requestRefund(tx, treasurer, paymentId, pence, key)
  return {paymentId, treasurer, begin}
}

async function requestRefund(
  tx: Transaction,
  treasurer: Person,
  paymentId: string,
  pence: number | null = null,
  key: string | null = null,
): Promise<Request> {
  const [row] = await as(tx, treasurer)<{asked: Request}>`
    select public.request_refund(${paymentId}, ${pence}, ${key}) as asked`
  if (!row) throw new Error('request_refund returned nothing')
  return row.asked
}

/** The refund as Stripe made it for a request. */
const made = (paymentId: string, {requestId, amountPence}: Request) =>
  refundOf(paymentId, `re_${requestId}`, {pence: amountPence, requestId})

const record = (tx: Transaction, refund: object) =>
  serviceOf(tx)`select public.record_refund(${JSON.stringify(refund)}::text::jsonb)`

async function toCheck(tx: Transaction) {
  return serviceOf(tx)<{request_id: string; payment_intent_id: string; is_overdue: boolean}>`
    select * from public.refunds_to_check(200)`
}

const wait = (tx: Transaction, minutes: number) =>
  tx`update private.refund_requests set created_at = created_at - make_interval(mins => ${minutes})`

describe('a refund that a treasurer asks for', () => {
  test.each([
    ['more than is left', 1501, 'PT400'],
    ['nothing', 0, 'PT400'],
  ])('of %s is refused', async (_, pence, code) => {
    await rolledBack(async (tx) => {
      const {paymentId} = await memberByCard(tx)
      await expect(
        as(tx, await treasurerIn(tx))`select public.request_refund(${paymentId}, ${pence})`,
      ).rejects.toMatchObject({code})
    })
  })

  test('of a payment that never came, or has gone back, is refused', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {paymentId: unpaid} = await createMembershipPayment(serviceOf(tx))
      const {paymentId: gone} = await memberByCard(tx)
      await apply(serviceOf(tx), refunded(gone, 1500))
      for (const payment of [unpaid, gone])
        await expect(as(tx, treasurer)`select public.request_refund(${payment})`).rejects.toMatchObject({
          code: 'PT409',
        })
    })
  })

  test('is the same when it is asked for again, until it is known and a minute has passed', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, begin} = await paidMembership(tx)
      const first = await begin(500)
      expect(first).toMatchObject({amountPence: 500, isRepeated: false, isDone: false})
      expect(await begin(500)).toEqual({...first, isRepeated: true})
      await record(tx, made(paymentId, first))
      expect(await begin(500)).toEqual({...first, isRepeated: true, isDone: true})
      await wait(tx, 2)
      const next = await begin(500)
      expect(next).toMatchObject({amountPence: 500, isRepeated: false})
      expect(next.idempotencyKey).not.toBe(first.idempotencyKey)
    })
  })

  test('is another one within the minute if it is of another sum, or has a key', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, begin} = await paidMembership(tx)
      const first = await begin(500)
      await record(tx, made(paymentId, first))
      const other = await begin(300)
      expect(other).toMatchObject({amountPence: 300, isRepeated: false})
      await record(tx, made(paymentId, other))
      const keyed = await begin(500, randomUUID())
      expect(keyed).toMatchObject({amountPence: 500, isRepeated: false})
      await record(tx, made(paymentId, keyed))
      const rest = await begin()
      expect(rest).toMatchObject({amountPence: 200, isRepeated: false})
      await record(tx, made(paymentId, rest))
      expect(await begin()).toEqual({...rest, isRepeated: true, isDone: true})
    })
  })

  test('is the same under its key, also once it is known', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, begin} = await paidMembership(tx)
      const key = randomUUID()
      const first = await begin(null, key)
      expect(await begin(null, key)).toEqual({...first, isRepeated: true})
      await record(tx, made(paymentId, first))
      expect(await begin(null, key)).toEqual({...first, isRepeated: true, isDone: true})
      expect(await begin(1500, key)).toMatchObject({isDone: true})
    })
  })

  test('of another sum is refused while one is under way', async () => {
    await rolledBack(async (tx) => {
      const {begin} = await paidMembership(tx)
      await begin(500)
      await expect(begin(700)).rejects.toMatchObject({code: 'PT409', detail: 'payment_state'})
    })
  })

  test('of another payment is refused under a key that is known', async () => {
    await rolledBack(async (tx) => {
      const {treasurer, begin} = await paidMembership(tx)
      const {paymentId: other} = await memberByCard(tx)
      const key = randomUUID()
      await begin(500, key)
      await expect(requestRefund(tx, treasurer, other, 500, key)).rejects.toMatchObject({
        code: 'PT409',
        detail: 'payment_state',
      })
    })
  })

  test('is listed after a minute, and overdue after ten, until it is known', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, begin} = await paidMembership(tx)
      const request = await begin(500)
      const listed = {request_id: request.requestId, payment_intent_id: `pi_${paymentId}`}
      expect(await toCheck(tx)).toEqual([])
      await wait(tx, 2)
      expect(await toCheck(tx)).toEqual([{...listed, is_overdue: false}])
      await wait(tx, 10)
      expect(await toCheck(tx)).toEqual([{...listed, is_overdue: true}])
      await apply(serviceOf(tx), event('refund', made(paymentId, request)))
      expect(await toCheck(tx)).toEqual([])
      expect(await paymentOf(tx, paymentId)).toMatchObject({refunded_pence: 500})
    })
  })

  test('that Stripe did not make is forgotten, and one that it made is not', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, begin} = await paidMembership(tx)
      const abandon = ({requestId}: Request) => serviceOf(tx)`select public.abandon_refund(${requestId})`
      const key = randomUUID()
      const first = await begin(500, key)
      await abandon(first)
      await abandon(first)
      const second = await begin(500, key)
      expect(second).toMatchObject({isRepeated: false})
      await record(tx, made(paymentId, second))
      await abandon(second)
      expect(await begin(500, key)).toMatchObject({requestId: second.requestId, isDone: true})
    })
  })

  test('is not ended by the refund of another payment', async () => {
    await rolledBack(async (tx) => {
      const {begin} = await paidMembership(tx)
      const {paymentId: other} = await memberByCard(tx)
      const request = await begin(500)
      await record(tx, made(other, request))
      expect(await begin(500)).toMatchObject({isRepeated: true, isDone: false})
    })
  })
})
