import {exampleCommunity} from '../functions/_testing/example-email-data.ts'
import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {renderEmail} from '../functions/_shared/email/render-email.ts'
import {as, refused, service, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {doorNames, doors, knock} from './email-doors.ts'
import {passMonth} from './emails.ts'
import {tablesThatMention} from './mentions.ts'
import {confirmed, giveRole, makeAdmin, type Person, signUp, unique} from './people.ts'

const deleteAccount = async (tx: Transaction, person: Person) => {
  const [row] = await as(tx, person)`select public.delete_own_account() as "isEmailed"`
  return row?.isEmailed
}

const mailTo = (tx: Transaction, {email}: Person) => tx`
  select template, language, data, kind, status, asked_by, idempotency_key as key, language_token as token
  from public.email_outbox where recipient = ${email}`

describe('whoever deletes the account', () => {
  test('gets one email about it, which says when, and has no name in it', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Išeinančioji'}))
      expect(await deleteAccount(tx, rasa)).toBe(true)
      const mails = await mailTo(tx, rasa)
      const [{now} = {now: undefined}] = await tx`select now()`
      expect(mails).toMatchObject([
        {
          template: 'account-deleted',
          language: 'lt',
          kind: 'transactional',
          status: 'queued',
          asked_by: null,
        },
      ])
      const {key, token, data} = mails[0] ?? {}
      expect(Object.keys(data)).toEqual(['deletedAt'])
      expect(new Date(data.deletedAt)).toEqual(now)
      expect(key).not.toContain(rasa.id)
      expect(await tablesThatMention(tx, [rasa.id, 'Išeinančioji'])).toEqual(['private.erasures'])
      const urls = {siteUrl: 'https://example.org', functionsUrl: 'https://api.example.org'}
      const rendering = renderEmail({
        template: 'account-deleted',
        language: 'lt',
        data,
        languageToken: token,
        community: exampleCommunity,
        ...urls,
      })
      expect(rendering.ok && rendering.email.text).toContain('https://example.org/kontaktai')
    })
  })

  test('reads it in the language that was chosen last, by a link or in the profile', async () => {
    const choice = fc.record({by: fc.constantFrom('link', 'profile'), language: fc.constantFrom('lt', 'en')})
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('lt', 'en'),
        fc.array(choice, {maxLength: 4}),
        async (first, choices) => {
          await rolledBack(async (tx) => {
            const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {language: first}))
            await doors.contact(tx, rasa.email)
            const [mail] = await mailTo(tx, rasa)
            for (const {by, language} of choices) {
              if (by === 'link')
                await as(tx, visitor())`select public.choose_email_language(${mail?.token}, ${language})`
              else await as(tx, rasa)`update public.profiles set language = ${language} where id = ${rasa.id}`
            }
            await deleteAccount(tx, rasa)
            expect(await mailTo(tx, rasa)).toMatchObject([
              {template: 'account-deleted', language: choices.at(-1)?.language ?? first},
            ])
          })
        },
      ),
      {numRuns: 15},
    )
  })

  test('gets it whatever was sent to the address before, and it is all that is left', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...doorNames), {maxLength: 15}),
        fc.constantFrom(undefined, 'organiser', 'treasurer', 'admin'),
        async (names, role) => {
          await rolledBack(async (tx) => {
            await makeAdmin(tx, await signUp(tx, 'Ona'))
            const rasa = await confirmed(tx, await signUp(tx))
            if (role) await giveRole(tx, rasa, role)
            for (const name of names) await knock(tx, name, rasa.email)
            expect(await deleteAccount(tx, rasa)).toBe(true)
            expect((await mailTo(tx, rasa)).map(({template}) => template)).toEqual(['account-deleted'])
          })
        },
      ),
      {numRuns: 15},
    )
  })

  test('gets none to an address that was never confirmed, which may be somebody else’s', async () => {
    await rolledBack(async (tx) => {
      const rasa = await signUp(tx)
      expect(await deleteAccount(tx, rasa)).toBe(false)
      expect(await mailTo(tx, rasa)).toEqual([])
    })
  })

  test('gets none if the account stays', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx))
      await tx`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${rasa.id}`
      await expect(deleteAccount(tx, rasa)).rejects.toMatchObject(refused)
      expect(await mailTo(tx, rasa)).toEqual([])
    })
  })

  test('is forgotten within a month, whatever becomes of the email', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('sent', 'failed', 'suppressed'),
        fc.subarray(['delivered', 'bounced', 'complained'] as const),
        async (status, events) => {
          await rolledBack(async (tx) => {
            const rasa = await confirmed(tx, await signUp(tx))
            await deleteAccount(tx, rasa)
            const provider = unique('resend')
            await tx`
              update public.email_outbox set status = ${status}, provider_id = ${provider},
                failed_at = case when ${status} = 'failed' then now() end
              where recipient = ${rasa.email}`
            for (const event of events)
              await as(tx, service)`
                select public.record_email_event(
                  ${unique('msg')}, ${provider}, ${event}, now(), ${`No mailbox ${rasa.email}`}, ${[rasa.email]})`
            await as(tx, service)`select public.purge_emails()`
            await as(tx, service)`select public.purge_email_preferences()`
            expect(await tablesThatMention(tx, [rasa.email])).toContain('public.email_outbox')
            await passMonth(tx, rasa.email)
            expect(await tablesThatMention(tx, [rasa.email])).toEqual([])
          })
        },
      ),
      {numRuns: 15},
    )
  })
})

test('that an address cannot be reached is kept as long as anything under it', async () => {
  await rolledBack(async (tx) => {
    const rasa = await confirmed(tx, await signUp(tx))
    const unknown = `${unique('policy')}@example.test`
    const suppressed = () => tx`
      select email from public.suppressed_addresses where email in (${rasa.email}, ${unknown})`
    await tx`
      insert into public.suppressed_addresses (email, reason) values (${rasa.email}, 'bounced'), (${unknown}, 'bounced')`
    await as(tx, service)`select public.purge_email_preferences()`
    expect(await suppressed()).toHaveLength(2)
    await tx`update public.suppressed_addresses set since = now() - interval '2 days'`
    await as(tx, service)`select public.purge_email_preferences()`
    expect(await suppressed()).toEqual([{email: rasa.email}])
  })
})
