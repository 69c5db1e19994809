import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor, type Caller} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {giveRole, makeAdmin, signUp} from './people.ts'

const fault = {
  code: 'ABCD2345',
  path: '/naujienos',
  message: 'x is undefined',
  stack: 'Error: x is undefined\n at f (/_next/static/chunks/a.js:1:2345)',
  browser: 'Mozilla/5.0 Firefox/140.0',
  language: 'lt',
}

const report = (tx: Transaction, changes: object = {}, caller: Caller = visitor()) =>
  as(tx, caller)`select public.report_error(${tx.json({...fault, ...changes})})`

/** A visitor in this network. */
const from = (address: string): Caller => ({role: 'anon', headers: {'cf-connecting-ip': address}})

const nothingReported = (tx: Transaction) => tx`delete from private.reported_errors`

async function list(tx: Transaction, code: string | null = null) {
  const admin = await makeAdmin(tx, await signUp(tx))
  return as(tx, admin)`select * from public.list_reported_errors(${code})`
}

describe('a report', () => {
  test.each([
    ['without a code', {code: undefined}],
    ['with a code of another shape', {code: 'ABCD0000'}],
    ['with a code in small letters', {code: 'abcd2345'}],
    ['without a path', {path: undefined}],
    ['with a whole address', {path: 'https://example.test/'}],
    ['in another language', {language: 'de'}],
    ['with something else', {email: 'rasa@example.test'}],
    ['with a number', {message: 12}],
    ['with an object', {message: {text: 'a'}}],
    ['that is long', {stack: 'x'.repeat(8001)}],
  ])('%s is refused', async (_, changes) => {
    await rolledBack(async (tx) => {
      await expect(report(tx, changes)).rejects.toMatchObject({code: 'PT400'})
    })
  })

  test.each(['null', '[]', '"a"', '1', '{}'])('that is %s is refused', async (json) => {
    await rolledBack(async (tx) => {
      await expect(as(tx, visitor())`select public.report_error(${json}::text::jsonb)`).rejects.toMatchObject(
        {
          code: 'PT400',
        },
      )
    })
  })

  test('has no line ends and no control characters, but for the lines of its stack', async () => {
    const forged = '/a\u001b[31m\r\nFAKE\u2028LOG\u0007\u0085\t'
    await rolledBack(async (tx) => {
      await nothingReported(tx)
      await report(tx, {path: forged, message: forged, browser: forged, stack: `a\u001b[2J\n b`})
      const line = '/a[31m  FAKE LOG'
      expect(await list(tx)).toMatchObject([{path: line, message: line, browser: line, stack: 'a[2J\n b'}])
    })
  })

  test('is stored short and without personal data', async () => {
    await rolledBack(async (tx) => {
      await nothingReported(tx)
      const token = 'a1b2c3d4'.repeat(8)
      await report(tx, {
        path: `/registracija/${token}?token=${token}#a`,
        message: `No user rasa@example.test with +44 2920 184321 at https://a.test/x?token=${token} \u0007`,
        stack: `${token}\n${'y '.repeat(1500)}`,
      })
      const [stored] = await list(tx)
      expect(stored).toMatchObject({
        path: '/registracija/…',
        message: 'No user … with … at https://a.test/x?…',
        browser: fault.browser,
      })
      expect(stored?.stack).toHaveLength(2000)
      expect(stored?.stack).toMatch(/^…\ny y /)
    })
  })

  test('may lack what a browser does not tell', async () => {
    await rolledBack(async (tx) => {
      await nothingReported(tx)
      await report(tx, {message: '', stack: undefined, browser: undefined})
      expect(await list(tx)).toMatchObject([{message: '', stack: null, browser: null}])
    })
  })

  test('of one network is taken twenty times an hour, and others’ still are', async () => {
    await rolledBack(async (tx) => {
      await nothingReported(tx)
      for (let sent = 0; sent < 20; sent++) await report(tx, {}, from('203.0.113.7'))
      await expect(report(tx, {}, from('203.0.113.7'))).rejects.toMatchObject({code: 'PT429'})
      await report(tx, {}, from('203.0.113.8'))
      expect(await list(tx)).toMatchObject([{times: '21'}])
    })
  })

  test('is refused after a hundred in an hour, whoever sends it', async () => {
    await rolledBack(async (tx) => {
      await nothingReported(tx)
      for (let sent = 0; sent < 100; sent++) await report(tx, {path: `/${sent}`})
      await expect(report(tx)).rejects.toMatchObject({code: 'PT429'})
      await tx`update private.reported_errors set reported_at = now() - interval '1 hour'`
      await report(tx)
    })
  })

  test('is forgotten after 30 days', async () => {
    await rolledBack(async (tx) => {
      await nothingReported(tx)
      await report(tx)
      await tx`update private.reported_errors set reported_at = now() - interval '30 days 1 second'`
      await report(tx, {path: '/kita'})
      await as(tx, service)`select public.purge_reported_errors()`
      expect(await list(tx)).toMatchObject([{path: '/kita'}])
    })
  })
})

describe('admins', () => {
  test('see equal errors as one, the newest first, and find each by its code', async () => {
    await rolledBack(async (tx) => {
      await nothingReported(tx)
      await report(tx, {code: 'AAAA2222'})
      await report(tx, {code: 'BBBB2222', path: '/kita', language: 'en'})
      await report(tx, {code: 'CCCC2222'})
      expect(await list(tx)).toMatchObject([
        {code: 'CCCC2222', times: '2', path: '/naujienos'},
        {code: 'BBBB2222', times: '1', path: '/kita', language: 'en'},
      ])
      expect(await list(tx, 'AAAA2222')).toMatchObject([{code: 'AAAA2222', times: '2'}])
      expect(await list(tx, 'DDDD2222')).toEqual([])
    })
  })

  test('alone see them', async () => {
    await rolledBack(async (tx) => {
      for (const role of ['moderator', 'organiser', 'treasurer'] as const) {
        const person = await giveRole(tx, await signUp(tx), role)
        await expect(as(tx, person)`select public.list_reported_errors()`).rejects.toMatchObject(refused)
      }
      for (const caller of [visitor(), service]) {
        await expect(as(tx, caller)`select public.list_reported_errors()`).rejects.toMatchObject(refused)
        await expect(as(tx, caller)`select * from private.reported_errors`).rejects.toMatchObject(refused)
      }
    })
  })
})
