import {createHmac} from 'node:crypto'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {isSignedByStripe} from './stripe-signature.ts'

const secret = 'whsec_aSecretThatOnlyTheTestKnows'
const body = '{"id": "evt_1", "data": "šaltibarščiai"}'
const now = Math.floor(Date.now() / 1000)

beforeAll(() => void vi.useFakeTimers({toFake: ['Date'], now: now * 1000}))
afterAll(() => void vi.useRealTimers())

const v1 = (at: number | string = now, by = secret, text = body) =>
  createHmac('sha256', by).update(`${at}.${text}`).digest('hex')

test.each([
  ['one signature', `t=${now},v1=${v1()}`],
  ['that of an older scheme too', `t=${now},v1=${v1()},v0=${v1()}`],
  ['those of two secrets', `t=${now},v1=${v1(now, 'whsec_another')},v1=${v1()}`],
  ['a time almost 5 minutes ago', `t=${now - 290},v1=${v1(now - 290)}`],
])('takes a header with %s', async (_, header) => {
  expect(await isSignedByStripe(header, body, secret)).toBe(true)
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no time', `v1=${v1()}`],
  ['no signature', `t=${now}`],
  ['only another scheme', `t=${now},v0=${v1()}`],
  ['the signature of another secret', `t=${now},v1=${v1(now, 'whsec_another')}`],
  ['the signature of another body', `t=${now},v1=${v1(now, secret, '{}')}`],
  ['another time than the signed one', `t=${now + 1},v1=${v1()}`],
  ['a time more than 5 minutes ago', `t=${now - 310},v1=${v1(now - 310)}`],
  ['a time of the future', `t=${now + 120},v1=${v1(now + 120)}`],
  ['a time that is no number', `t=Infinity,v1=${v1('Infinity')}`],
  ['a signature in capitals', `t=${now},v1=${v1().toUpperCase()}`],
  ['a part of the signature', `t=${now},v1=${v1().slice(0, 32)}`],
  ['an empty signature', `t=${now},v1=`],
  ['a signature without a value', `t=${now},v1`],
  ['an older time after a recent one', `t=${now},t=${now - 310},v1=${v1(now - 310)}`],
])('refuses a header with %s', async (_, header) => {
  expect(await isSignedByStripe(header, body, secret)).toBe(false)
})
