import {describe, expect, test} from 'vitest'
import {as, refused, type Caller} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {setHousehold} from './households.ts'
import {addMember} from './members.ts'
import {claim, drain, emptyNewsletters, finish, newAddress, send, statusOf, texts} from './newsletters.ts'
import {giveRole, makeAdmin, type Person, signUp} from './people.ts'

const meeting = {audience: 'members', purpose: 'meeting'}

/** Runs with a secretary, in a community without other members. */
const withSecretary = (run: (tx: Transaction, secretary: Person) => Promise<void>) =>
  rolledBack(async (tx) => {
    // Whoever has the lock may wait for a member that is changed here.
    await tx`select private.lock_money()`
    await emptyNewsletters(tx)
    await tx`update public.memberships set deceased_at = now()`
    await run(tx, await giveRole(tx, await signUp(tx, 'Sigita'), 'secretary'))
  })

async function audienceOf(tx: Transaction, caller: Caller, audience: string) {
  const [row] = await as(tx, caller)<{readers: object}>`select public.letter_audience(${audience}) as readers`
  return row?.readers
}

async function resultsOf(tx: Transaction, caller: Caller, letter: string) {
  const [row] = await as(tx, caller)`select * from public.letter_history() where id = ${letter}`
  return row
}

const suppress = (tx: Transaction, email: string) =>
  tx`insert into public.suppressed_addresses (email, reason) values (${email}, 'bounced')`

describe('a letter to members', () => {
  test('is refused for an audience that there is not, by its name', async () => {
    await withSecretary(async (tx, secretary) => {
      await addMember(tx, {email: newAddress(), status: 'expired'})
      const unknown = {code: 'PT400', message: 'There is no audience "everybody"'}
      await expect(audienceOf(tx, secretary, 'everybody')).rejects.toMatchObject(unknown)
      await expect(audienceOf(tx, secretary, 'subscribers')).rejects.toMatchObject({code: 'PT400'})
      await expect(audienceOf(tx, secretary, 'visi\nžmonės')).rejects.toMatchObject({
        message: 'There is no audience "visi??mon?s"',
      })
      await expect(send(tx, secretary, {...meeting, audience: 'everybody'})).rejects.toMatchObject(unknown)
      await expect(
        as(tx, secretary)`select from public.members_to_post_to(audience => 'everybody')`,
      ).rejects.toMatchObject(unknown)
    })
  })

  test('goes to each address once, in the language of its reader, and counts those without one', async () => {
    await withSecretary(async (tx, secretary) => {
      const [shared, english, broken] = [newAddress(), newAddress(), newAddress()]
      await addMember(tx, {email: shared, firstName: 'Ona'})
      await addMember(tx, {email: shared, firstName: 'Jonas'})
      await addMember(tx, {email: english, language: 'en'})
      await addMember(tx, {email: null, lastName: 'Žemaitė', postalAddress: '1 Bute Street\nCardiff'})
      await addMember(tx, {email: broken, lastName: 'Aistė'})
      await addMember(tx, {email: newAddress(), status: 'expired'})
      await suppress(tx, broken)
      expect(await audienceOf(tx, secretary, 'members')).toMatchObject({
        members: 5,
        lt: 1,
        en: 1,
        shared: 1,
        noAddress: 2,
      })

      const letter = await send(tx, secretary, meeting)
      const emails = await claim(tx)
      expect(emails.map(({recipient, language}) => [recipient, language]).toSorted()).toEqual(
        [
          [english, 'en'],
          [shared, 'lt'],
        ].toSorted(),
      )
      for (const {data} of emails) expect(data).toEqual({issue: letter})
      const templates = await tx`select distinct template, kind from public.email_outbox`
      expect(templates).toEqual([{template: 'member-letter', kind: 'newsletter'}])
      await finish(tx, emails)
      expect(await drain(tx)).toEqual([])
      expect(await statusOf(tx, letter)).toBe('sent')
      expect(await resultsOf(tx, secretary, letter)).toMatchObject({
        purpose: 'meeting',
        recipients: 5,
        left: 0,
        shared: 1,
        no_address: 2,
        skipped: 0,
      })
      expect(
        await as(tx, secretary)`
          select last_name, postal_address, why from public.members_to_post_to(${letter})`,
      ).toEqual([
        {last_name: 'Aistė', postal_address: null, why: 'unreached'},
        {last_name: 'Žemaitė', postal_address: '1 Bute Street\nCardiff', why: 'no_email'},
      ])
    })
  })

  test('names the household of those whom it does not reach', async () => {
    await withSecretary(async (tx, secretary) => {
      const [jonas, ona] = [
        await addMember(tx, {firstName: 'Jonas', email: null, postalAddress: '1 Bute Street\nCardiff'}),
        await addMember(tx, {firstName: 'Ona', email: null, postalAddress: '1 Bute Street\nCardiff'}),
      ]
      await addMember(tx, {firstName: 'Rasa', email: null, postalAddress: '1 Bute Street\nCardiff'})
      await setHousehold(tx, secretary, jonas, [ona])
      const rows = await as(tx, secretary)<{first_name: string; household_id: string | null}>`
        select first_name, household_id from public.members_to_post_to(null)`
      expect(rows.map(({household_id: household}) => household)).toEqual([
        expect.any(String),
        rows[0]?.household_id,
        null,
      ])
    })
  })

  test('posts to the address of the household whoever has none of their own', async () => {
    await withSecretary(async (tx, secretary) => {
      const address = '1 Bute Street\nCardiff'
      const [jonas, ona, matas] = [
        await addMember(tx, {firstName: 'Jonas', email: null, postalAddress: address}),
        await addMember(tx, {firstName: 'Ona', email: null}),
        await addMember(tx, {firstName: 'Matas', email: null, postalAddress: '2 College Road\nBangor'}),
      ]
      await addMember(tx, {firstName: 'Rasa', email: null})
      await tx`update public.memberships set postal_address = null where first_name in ('Ona', 'Rasa')`
      await setHousehold(tx, secretary, jonas, [ona, matas])
      expect(
        await as(
          tx,
          secretary,
        )`select first_name, postal_address from public.members_to_post_to(null) order by first_name`,
      ).toEqual([
        {first_name: 'Jonas', postal_address: address},
        {first_name: 'Matas', postal_address: '2 College Road\nBangor'},
        {first_name: 'Ona', postal_address: address},
        {first_name: 'Rasa', postal_address: null},
      ])
    })
  })

  test('reaches whoever has never asked for a newsletter, or has left it', async () => {
    await withSecretary(async (tx, secretary) => {
      const email = newAddress()
      await addMember(tx, {email})
      await tx`
        insert into public.newsletter_subscribers (email, language, wording, status, unsubscribed_at)
        values (${email}, 'lt', 'Sutinku.', 'unsubscribed', now())`
      await send(tx, secretary, meeting)
      expect(await drain(tx)).toEqual([email])
    })
  })

  test('goes in the language of the account, whatever the membership says', async () => {
    await withSecretary(async (tx, secretary) => {
      const rasa = await signUp(tx, 'Rasa')
      await tx`update public.profiles set language = 'en' where id = ${rasa.id}`
      await addMember(tx, {email: newAddress(), userId: rasa.id})
      await send(tx, secretary, meeting)
      expect(await claim(tx)).toMatchObject([{language: 'en'}])
    })
  })

  test('to those whose year has ended reaches them, and nobody who left or died', async () => {
    await withSecretary(async (tx, secretary) => {
      const [expired, inGrace] = [newAddress(), newAddress()]
      await addMember(tx, {email: expired, status: 'expired'})
      await addMember(tx, {email: inGrace, status: 'grace'})
      await addMember(tx, {email: newAddress(), status: 'cancelled'})
      await addMember(tx, {email: newAddress()})
      await send(tx, secretary, {audience: 'ended', purpose: 'membership'})
      expect((await drain(tx)).toSorted()).toEqual([expired, inGrace].toSorted())
    })
  })

  test('is not sent to somebody who dies, or whose address stops working, before it goes', async () => {
    await withSecretary(async (tx, secretary) => {
      const [died, bounced, well] = [newAddress(), newAddress(), newAddress()]
      const id = await addMember(tx, {email: died})
      await addMember(tx, {email: bounced})
      await addMember(tx, {email: well})
      const letter = await send(tx, secretary, meeting)
      await as(tx, secretary)`select public.mark_deceased(${id}, true)`
      await suppress(tx, bounced)
      expect(await drain(tx)).toEqual([well])
      expect(await resultsOf(tx, secretary, letter)).toMatchObject({recipients: 3, skipped: 2})
    })
  })

  test('that came back is on the list of those to write to by post', async () => {
    await withSecretary(async (tx, secretary) => {
      await addMember(tx, {email: newAddress(), lastName: 'Grįžtis', phone: '+447700900123'})
      const letter = await send(tx, secretary, meeting)
      const emails = await claim(tx)
      await finish(tx, emails)
      await tx`update public.email_outbox set bounced_at = now() where id = ${emails[0]?.id ?? ''}`
      const post = () =>
        as(tx, secretary)`select last_name, phone, why from public.members_to_post_to(${letter})`
      const listed = [{last_name: 'Grįžtis', phone: '+447700900123', why: 'bounced'}]
      expect(await post()).toEqual(listed)
      await tx`delete from public.email_outbox`
      expect(await post()).toEqual(listed)
      expect(await resultsOf(tx, secretary, letter)).toMatchObject({bounced: 1})
    })
  })

  test('to nobody whom email reaches is refused', async () => {
    await withSecretary(async (tx, secretary) => {
      await addMember(tx, {email: null})
      await expect(send(tx, secretary, meeting)).rejects.toMatchObject({
        code: 'PT409',
        detail: 'no_subscribers',
      })
    })
  })

  test('is in the download of the member’s data', async () => {
    await withSecretary(async (tx, secretary) => {
      const email = newAddress()
      await addMember(tx, {email})
      await send(tx, secretary, meeting)
      const admin = await makeAdmin(tx, await signUp(tx, 'Ona'))
      const [row] = await as(tx, admin)<{data: {memberships: {letters: object[]}[]}}>`
        select public.export_personal_data(${email}) as data`
      expect(row?.data.memberships[0]?.letters).toMatchObject([{subject: 'Kalėdos', purpose: 'meeting'}])
    })
  })
})

describe('who writes', () => {
  const draft = (issue: object) => JSON.stringify({...texts, ...issue})
  const save = (tx: Transaction, caller: Caller, id: string, version: number | null, issue: object) =>
    as(tx, caller)`select public.save_newsletter_draft(${id}, ${version}, ${draft(issue)}::text::jsonb)`

  test('letters: secretaries, treasurers and admins; newsletters: admins alone', async () => {
    await withSecretary(async (tx, secretary) => {
      const treasurer = await giveRole(tx, await signUp(tx), 'treasurer')
      const admin = await makeAdmin(tx, await signUp(tx))
      for (const caller of [secretary, treasurer, admin]) {
        await save(tx, caller, crypto.randomUUID(), null, meeting)
        expect(await as(tx, caller)`select * from public.letter_history()`).toEqual([])
      }
      for (const caller of [secretary, treasurer]) {
        await expect(save(tx, caller, crypto.randomUUID(), null, {})).rejects.toMatchObject(refused)
        await expect(as(tx, caller)`select public.newsletter_history()`).rejects.toMatchObject(refused)
        await expect(as(tx, caller)`select public.newsletter_audience()`).rejects.toMatchObject(refused)
      }
      for (const caller of [await giveRole(tx, await signUp(tx), 'moderator'), await signUp(tx)]) {
        await expect(save(tx, caller, crypto.randomUUID(), null, meeting)).rejects.toMatchObject(refused)
        await expect(as(tx, caller)`select public.letter_history()`).rejects.toMatchObject(refused)
        await expect(as(tx, caller)`select public.letter_audience('members')`).rejects.toMatchObject(refused)
        await expect(as(tx, caller)`select public.members_to_post_to()`).rejects.toMatchObject(refused)
      }
    })
  })

  test('a secretary neither reads, changes, deletes, stops nor sends a newsletter', async () => {
    await withSecretary(async (tx, secretary) => {
      const admin = await makeAdmin(tx, await signUp(tx))
      const id = crypto.randomUUID()
      await save(tx, admin, id, null, {})
      expect(await as(tx, secretary)`select id from public.newsletter_issues`).toEqual([])
      await expect(save(tx, secretary, id, 1, meeting)).rejects.toMatchObject(refused)
      await expect(as(tx, secretary)`select public.delete_newsletter_draft(${id})`).rejects.toMatchObject(
        refused,
      )
      await expect(as(tx, secretary)`select public.stop_newsletter(${id})`).rejects.toMatchObject(refused)
      // The function lets a secretary send letters only, whatever id the browser names.
      await addMember(tx, {email: newAddress()})
      await expect(send(tx, secretary, {...meeting, issueId: id, version: 1})).rejects.toMatchObject({
        code: 'PT404',
      })
    })
  })

  test('an admin’s newsletter does not become a letter, and a letter no newsletter', async () => {
    await withSecretary(async (tx, secretary) => {
      const admin = await makeAdmin(tx, await signUp(tx))
      const [newsletter, letter] = [crypto.randomUUID(), crypto.randomUUID()]
      await save(tx, admin, newsletter, null, {})
      await save(tx, secretary, letter, null, meeting)
      await expect(save(tx, admin, newsletter, 1, meeting)).rejects.toMatchObject({code: 'PT404'})
      await expect(save(tx, admin, letter, 1, {})).rejects.toMatchObject({code: 'PT404'})
      const [changed] = await save(tx, secretary, letter, 1, {audience: 'ended', purpose: 'membership'})
      expect(changed).toMatchObject({save_newsletter_draft: {version: 2}})
    })
  })
})

test('a letter waits for the quota of newsletters, and other emails pass it', async () => {
  await withSecretary(async (tx, secretary) => {
    await addMember(tx, {email: newAddress()})
    await tx`update private.email_limits set per_day = 1, reserved = 0.5`
    await send(tx, secretary, meeting)
    expect(await claim(tx)).toEqual([])
    await tx`update private.email_limits set per_day = null`
    expect(await claim(tx)).toHaveLength(1)
  })
})
