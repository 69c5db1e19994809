import {expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {confirmed, signUp, unique} from './people.ts'

const ask = (tx: Transaction, email: string | null, kind = 'recovery', language: string | null = 'lt') =>
  as(tx, visitor())`select public.ask_for_account_email(${email}, ${kind}, ${language}) as answer`

const claim = async (tx: Transaction, email: string) => {
  const rows = await as(tx, service)`select id, kind, email, language from public.claim_account_emails(1000)`
  return rows.filter((row) => row.email === email)
}

const kept = async (tx: Transaction, email: string) =>
  (await tx`select from private.account_email_requests where email = ${email}`).length

test('a request is answered and written down the same way for every address', async () => {
  await rolledBack(async (tx) => {
    const [rasa, unconfirmed] = [await confirmed(tx, await signUp(tx)), await signUp(tx)]
    const nobody = `${unique('policy')}@example.test`
    for (const kind of ['recovery', 'signup']) {
      const answers = []
      for (const email of [rasa.email, unconfirmed.email, nobody]) answers.push(await ask(tx, email, kind))
      expect(answers).toEqual([[{answer: ''}], [{answer: ''}], [{answer: ''}]])
    }
    const written = await tx`
      select kind, language, claimed_at, email = ${nobody} as of_nobody from private.account_email_requests
      where email in (${rasa.email}, ${unconfirmed.email}, ${nobody}) order by id`
    const row = {language: 'lt', claimed_at: null}
    const three = [false, false, true].map((of_nobody) => ({...row, of_nobody}))
    expect(written).toEqual([
      ...three.map((each) => ({kind: 'recovery', ...each})),
      ...three.map((each) => ({kind: 'signup', ...each})),
    ])
  })
})

test('one request waits for each address and kind, however often somebody asks', async () => {
  await rolledBack(async (tx) => {
    for (const email of [(await confirmed(tx, await signUp(tx))).email, `${unique('policy')}@example.test`]) {
      for (let n = 0; n < 20; n++) await ask(tx, email.toUpperCase(), n % 2 ? 'signup' : 'recovery')
      expect(await kept(tx, email)).toBe(2)
    }
  })
})

test('Auth is not asked for a third email within the hour, while a link is valid', async () => {
  await rolledBack(async (tx) => {
    const rasa = await confirmed(tx, await signUp(tx))
    for (let n = 0; n < 2; n++) {
      await as(tx, service)`
        select public.queue_email(${rasa.email}, 'reset-password', 'lt', '{}', ${unique('policy')}, 'account')`
      await tx`update public.email_outbox set status = 'sent', first_attempt_at = now() where recipient = ${rasa.email}`
    }
    await ask(tx, rasa.email)
    expect(await claim(tx, rasa.email)).toEqual([])
    await tx`update public.email_outbox set created_at = now() - interval '1 hour' where recipient = ${rasa.email}`
    await ask(tx, rasa.email)
    expect(await claim(tx, rasa.email)).toHaveLength(1)
  })
})

test('only what concerns an account is asked of Auth: a confirmation only until it is confirmed', async () => {
  await rolledBack(async (tx) => {
    const [rasa, unconfirmed] = [await confirmed(tx, await signUp(tx)), await signUp(tx)]
    const nobody = `${unique('policy')}@example.test`
    for (const email of [rasa.email.toUpperCase(), unconfirmed.email, nobody])
      for (const kind of ['recovery', 'signup']) await ask(tx, email, kind, 'en')
    expect((await claim(tx, rasa.email)).map(({kind, language}) => [kind, language])).toEqual([
      ['recovery', 'en'],
    ])
    expect(await kept(tx, nobody)).toBe(0)
    expect(await kept(tx, unconfirmed.email)).toBe(2)
  })
})

test('what is claimed is due again after a minute, for an hour, unless it is finished', async () => {
  await rolledBack(async (tx) => {
    const rasa = await confirmed(tx, await signUp(tx))
    await ask(tx, rasa.email)
    const [first] = await claim(tx, rasa.email)
    expect(await claim(tx, rasa.email)).toEqual([])
    const age = (column: string, by: string) =>
      tx`update private.account_email_requests set ${tx(column)} = now() - ${by}::interval where email = ${rasa.email}`
    await age('claimed_at', '61 seconds')
    expect(await claim(tx, rasa.email)).toEqual([first])
    await as(tx, service)`select public.finish_account_emails(${[first?.id]})`
    expect(await kept(tx, rasa.email)).toBe(0)

    await ask(tx, rasa.email)
    await age('asked_at', '61 minutes')
    expect(await claim(tx, rasa.email)).toEqual([])
    expect(await kept(tx, rasa.email)).toBe(0)
  })
})

test.each([
  ['rasa', 'recovery', 'lt'],
  [null, 'recovery', 'lt'],
  [`${'a'.repeat(250)}@example.test`, 'recovery', 'lt'],
  ['rasa@example.test', 'invite', 'lt'],
  ['rasa@example.test', 'recovery', 'de'],
  ['rasa@example.test', 'recovery', null],
])('a request is refused that is none: %s %s %s', async (email, kind, language) => {
  await rolledBack(async (tx) => {
    await expect(ask(tx, email, kind, language)).rejects.toMatchObject({code: 'PT400', detail: 'bad_request'})
  })
})

test('nobody but the service reads the requests', async () => {
  await rolledBack(async (tx) => {
    const rasa = await confirmed(tx, await signUp(tx))
    for (const caller of [visitor(), rasa]) {
      await expect(as(tx, caller)`select * from public.claim_account_emails()`).rejects.toMatchObject(refused)
      await expect(as(tx, caller)`select from private.account_email_requests`).rejects.toMatchObject(refused)
    }
  })
})
