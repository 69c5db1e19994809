import {createHash, randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {rolledBack, rolledBackIn, type Transaction} from './database.ts'
import {endedSession, signUpWith, unique, type Person} from './people.ts'

const hash = '$2b$10$W/pPU.8GZ/SiQRvYwnFxQelmPpmgdJwy1f.S9jK6UyujStKwDTIk2'
const secret = 'a secret of the browser'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** An account as Auth leaves it when it has sent the email of a sign-up. */
async function signedUp(tx: Transaction, proof: unknown = sha256(secret)): Promise<Person> {
  const data = {first_name: 'Rasa', last_name: 'Rasaitė', privacy_policy_accepted: true, sign_up_proof: proof}
  const person = await signUpWith(tx, data as never)
  await tx`
    insert into auth.identities (provider_id, user_id, identity_data, provider)
    values (${person.id}, ${person.id}, ${tx.json({...data, email: person.email} as never)}, 'email')`
  await tx`
    update auth.users set raw_user_meta_data = raw_user_meta_data, encrypted_password = ${hash}, confirmation_sent_at = now()
    where id = ${person.id}`
  return person
}

/** Confirms the address as Auth does, which then begins a session. */
async function confirmed(tx: Transaction, person: Person): Promise<Person> {
  await tx`update auth.users set confirmation_token = '', email_confirmed_at = now() where id = ${person.id}`
  return loggedIn(tx, person, 'otp')
}

async function loggedIn(tx: Transaction, person: Person, method: 'otp' | 'password'): Promise<Person> {
  const session = randomUUID()
  await tx`insert into auth.sessions (id, user_id, created_at) values (${session}, ${person.id}, now())`
  await tx`update auth.users set last_sign_in_at = clock_timestamp() where id = ${person.id}`
  await tx`
    insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    values (${randomUUID()}, ${session}, ${method}, now(), now())`
  return {...person, claims: {session_id: session}}
}

const passwordOf = async (tx: Transaction, {id}: Person) => {
  const [account] = await tx`select encrypted_password from auth.users where id = ${id}`
  return account?.encrypted_password
}

const profileOf = async (tx: Transaction, {id}: Person) => {
  const [profile] = await tx`
    select first_name, last_name, privacy_policy_accepted from public.profiles where id = ${id}`
  return profile
}

const rasa = {first_name: 'Rasa', last_name: 'Rasaitė', privacy_policy_accepted: true}
/** The name opens nothing, so it stays. */
const onlyNamed = {...rasa, privacy_policy_accepted: false}

const claim = async (tx: Transaction, person: Person, given: string) => {
  const [row] = await as(tx, person)`select public.claim_sign_up(${given}) as has_password`
  return row?.has_password
}

describe('a link that confirms an address', () => {
  test('takes password, consent and sessions from the account, and leaves it its name', async () => {
    await rolledBack(async (tx) => {
      const person = await signedUp(tx)
      await tx`update auth.users set email_confirmed_at = now() where id = ${person.id}`
      expect([await passwordOf(tx, person), await profileOf(tx, person)]).toEqual([null, onlyNamed])
      expect(await tx`select from auth.sessions where user_id = ${person.id}`).toHaveLength(0)
    })
  })

  test.each(['confirmation_sent_at', 'invited_at', 'recovery_sent_at', 'email_change_sent_at'])(
    'was sent if %s says so; without an email the password stays',
    async (column) => {
      await rolledBack(async (tx) => {
        for (const isSent of [true, false]) {
          const person = await signedUp(tx)
          await tx`update auth.users set confirmation_sent_at = null where id = ${person.id}`
          if (isSent) await tx`update auth.users set ${tx({[column]: new Date()})} where id = ${person.id}`
          await tx`update auth.users set email_confirmed_at = now() where id = ${person.id}`
          expect(await passwordOf(tx, person)).toBe(isSent ? null : hash)
        }
      })
    },
  )

  test('does not show in the metadata what the sign-up said', async () => {
    await rolledBack(async (tx) => {
      const person = await signedUp(tx)
      const [row] = await tx`
        select raw_user_meta_data as metadata, identity_data as identity
        from auth.users join auth.identities on user_id = users.id where users.id = ${person.id}`
      expect(row).toEqual({
        metadata: {privacy_policy_accepted: true},
        identity: {privacy_policy_accepted: true, email: person.email},
      })
    })
  })
})

describe('the browser of the sign-up', () => {
  test('brings the password back, once', async () => {
    await rolledBack(async (tx) => {
      const person = await confirmed(tx, await signedUp(tx))
      expect(await claim(tx, person, secret)).toBe(true)
      expect([await passwordOf(tx, person), await profileOf(tx, person)]).toEqual([hash, rasa])
      await tx`update auth.users set encrypted_password = null where id = ${person.id}`
      expect(await claim(tx, person, secret)).toBe(false)
    })
  })

  test.each(['', 'another secret', sha256(secret)])('is not proved by “%s”', async (given) => {
    await rolledBack(async (tx) => {
      const person = await confirmed(tx, await signedUp(tx))
      expect(await claim(tx, person, given)).toBe(false)
      expect([await passwordOf(tx, person), await profileOf(tx, person)]).toEqual([null, onlyNamed])
      // A wrong secret does not spend the right one.
      expect(await claim(tx, person, secret)).toBe(true)
    })
  })

  test.each([null, '', 5, sha256(secret).toUpperCase(), `${sha256(secret)}0`])(
    'gave no proof by %j, so nothing is kept',
    async (proof) => {
      await rolledBack(async (tx) => {
        const person = await confirmed(tx, await signedUp(tx, proof))
        expect(await tx`select from private.sign_ups where user_id = ${person.id}`).toHaveLength(0)
        expect(await claim(tx, person, secret)).toBe(false)
      })
    },
  )

  test('proves nothing of another account, without a session or before the link', async () => {
    await rolledBack(async (tx) => {
      const unconfirmed = await signedUp(tx)
      expect(await claim(tx, await loggedIn(tx, unconfirmed, 'otp'), secret)).toBe(true)
      expect(await profileOf(tx, unconfirmed)).toEqual(rasa)

      const person = await confirmed(tx, await signedUp(tx))
      const other = await confirmed(tx, await signedUp(tx, sha256('of the other')))
      expect(await claim(tx, other, secret)).toBe(false)
      for (const caller of [visitor(), await endedSession(tx, person), service])
        await expect(as(tx, caller)`select public.claim_sign_up(${secret})`).rejects.toMatchObject(refused)
      expect(await passwordOf(tx, person)).toBeNull()
    })
  })

  test('comes too late once a new password is set, or after a day', async () => {
    await rolledBack(async (tx) => {
      const [first, second] = [
        await confirmed(tx, await signedUp(tx)),
        await confirmed(tx, await signedUp(tx)),
      ]
      await tx`update auth.users set encrypted_password = 'chosen anew' where id = ${first.id}`
      expect(await claim(tx, first, secret)).toBe(true)
      expect([await passwordOf(tx, first), await profileOf(tx, first)]).toEqual(['chosen anew', onlyNamed])

      await tx`update private.sign_ups set confirmed_at = now() - interval '23 hours' where user_id = ${second.id}`
      await as(tx, service)`select public.purge_sign_ups()`
      await rolledBackIn(tx, async (part) => expect(await claim(part, second, secret)).toBe(true))
      await tx`update private.sign_ups set confirmed_at = now() - interval '25 hours' where user_id = ${second.id}`
      await as(tx, service)`select public.purge_sign_ups()`
      expect(await claim(tx, second, secret)).toBe(false)
    })
  })
})

describe('a link that changes an address', () => {
  /** An account whose former owner is logged in, and has asked for another address, with the links that Auth has sent. */
  async function changing(tx: Transaction, links: {atNew: string; atFormer: string}) {
    const person = await confirmed(tx, await signedUp(tx))
    await claim(tx, person, secret)
    await tx`
      update auth.users set email_change = ${`${unique('policy')}@example.test`}, email_change_sent_at = now(),
        email_change_token_new = ${links.atNew}, email_change_token_current = ${links.atFormer}
      where id = ${person.id}`
    return person
  }

  /** What Auth writes when the last link is pressed; it then begins a session. */
  async function changed(tx: Transaction, person: Person): Promise<Person> {
    await tx`
      update auth.users set email = email_change, email_change = '', email_change_token_new = '',
        email_change_token_current = '', email_change_confirm_status = 0
      where id = ${person.id}`
    return loggedIn(tx, person, 'otp')
  }

  /** Runs what waits for the end of the transaction. */
  async function commit(tx: Transaction) {
    await tx`set constraints all immediate`
    await tx`set constraints all deferred`
  }

  const sessionsOf = async (tx: Transaction, {id}: Person) => {
    const sessions = await tx`select id from auth.sessions where user_id = ${id}`
    return sessions.map(({id: session}) => session)
  }

  test.each([
    {last: 'at the new address, after the former one', atNew: randomUUID(), atFormer: '', isIn: true},
    {last: 'at the former address, after the new one', atNew: '', atFormer: randomUUID(), isIn: false},
    {
      last: 'where nobody knows which of two it was',
      atNew: randomUUID(),
      atFormer: randomUUID(),
      isIn: false,
    },
  ])('voids what was before, and logs in only at the new address: $last', async ({isIn, ...links}) => {
    await rolledBack(async (tx) => {
      const reader = await changed(tx, await changing(tx, links))
      await commit(tx)
      expect([await passwordOf(tx, reader), await profileOf(tx, reader)]).toEqual([null, onlyNamed])
      expect(await sessionsOf(tx, reader)).toEqual(isIn ? [reader.claims?.['session_id']] : [])
      expect(await claim(tx, reader, secret).catch(() => false)).toBe(false)
    })
  })

  test('voids it too when an admin has set the address before the link is pressed', async () => {
    await rolledBack(async (tx) => {
      const person = await changing(tx, {atNew: randomUUID(), atFormer: ''})
      await tx`update auth.users set email = email_change where id = ${person.id}`
      expect(await passwordOf(tx, person)).toBe(hash)
      await changed(tx, person)
      expect(await passwordOf(tx, person)).toBeNull()
    })
  })

  const late: [string, (tx: Transaction, person: Person) => Promise<unknown>][] = [
    ['a log-in with the former password', (tx, person) => loggedIn(tx, person, 'password')],
    [
      'a new password, which ends all other sessions',
      async (tx, {id}) => {
        await tx`update auth.users set encrypted_password = 'of the former owner' where id = ${id}`
        await tx`delete from auth.sessions where user_id = ${id}`
      },
    ],
    [
      'a link for a new password to the former address',
      async (tx, {id, email}) => {
        await tx`update auth.users set recovery_token = 'token', recovery_sent_at = now() where id = ${id}`
        await tx`
          insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
          values (${randomUUID()}, ${id}, 'recovery_token', 'token', ${email})`
      },
    ],
    [
      'a link to a third address',
      (tx, {id}) => tx`
        update auth.users set email_change = 'third@example.test', email_change_token_new = 'token' where id = ${id}`,
    ],
  ]

  test.each(late)('refuses what its former owner asked for just before: %s', async (_, write) => {
    await rolledBack(async (tx) => {
      const reader = await changed(tx, await changing(tx, {atNew: randomUUID(), atFormer: ''}))
      await commit(tx)
      const attempt = tx.savepoint(async (part) => {
        await write(part, reader)
        await commit(part)
      })
      await expect(attempt).rejects.toMatchObject({code: 'PT409'})
      expect(await sessionsOf(tx, reader)).toEqual([reader.claims?.['session_id']])

      // Auth gives up after ten seconds: what comes later was asked for later.
      await tx`
        update private.address_changes set changed_at = changed_at - interval '16 seconds' where user_id = ${reader.id}`
      await tx.savepoint(async (part) => {
        await write(part, reader)
        await commit(part)
      })
    })
  })

  test('lets its reader set a password at once, and log in with it', async () => {
    await rolledBack(async (tx) => {
      const reader = await changed(tx, await changing(tx, {atNew: randomUUID(), atFormer: ''}))
      await tx`update auth.users set encrypted_password = ${hash} where id = ${reader.id}`
      await loggedIn(tx, reader, 'password')
      await commit(tx)
      expect(await sessionsOf(tx, reader)).toHaveLength(2)
    })
  })
})
