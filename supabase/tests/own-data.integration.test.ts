import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {addEvent, addPhoto, approvedComment, comment, like, report} from './content.ts'
import {rolledBack, type Transaction} from './database.ts'
import {passMonth} from './emails.ts'
import {
  anonymousId,
  confirmed,
  giveEvent,
  giveRole,
  makeAdmin,
  type Person,
  signUp,
  unique,
} from './people.ts'

/** Two users with rows in every table, and an admin. */
async function busyPeople(tx: Transaction) {
  const ona = await makeAdmin(tx, await signUp(tx, 'Ona'))
  const event = await addEvent(tx)
  const [rasa, tomas] = [
    await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'})),
    await confirmed(tx, await signUp(tx, 'Tomas', {last_name: 'Tomaitis'})),
  ]
  const approved = new Map<Person, string>()
  for (const person of [rasa, tomas]) {
    await as(tx, person)`
      update public.profiles set ${tx({username: unique('policy'), phone: '+44 20 7946 0000', city: 'Swansea'})}`
    await like(tx, person, event)
    approved.set(person, await approvedComment(tx, person, event, `Parašė ${person.email}`))
    await comment(tx, person, event, `Laukia ${person.email}`)
    const deleted = await comment(tx, person, event, `Ištrinta ${person.email}`)
    await as(tx, ona)`delete from public.event_comments where id = ${deleted}`
    await tx`insert into public.commenters (user_id, trusted_at) values (${person.id}, now())`
    await addPhoto(tx, event, person)
    await as(tx, service)`
      select public.queue_email(${person.email}, 'policy-test', 'lt', '{}', ${unique('policy')})`
  }
  await report(tx, rasa, approved.get(tomas) ?? '', `Praneša ${rasa.email}`)
  await report(tx, tomas, approved.get(rasa) ?? '', `Praneša ${tomas.email}`)
  return {rasa, tomas, ona, event}
}

/** The tables with the value anywhere in a row. */
async function tablesThatMention(tx: Transaction, value: string): Promise<string[]> {
  const tables = await tx<{name: string}[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`
  const mentioning: string[] = []
  for (const {name} of tables) {
    const rows = await tx`select from public.${tx(name)} as row where strpos(row::text, ${value}) > 0 limit 1`
    if (rows.length > 0) mentioning.push(name)
  }
  return mentioning
}

describe('the export of own data', () => {
  test('contains all data of the user', async () => {
    await rolledBack(async (tx) => {
      const {rasa, event} = await busyPeople(tx)
      const [row] = await as(tx, rasa)`select public.export_own_data() as data`
      expect(row?.data).toMatchObject({
        account: {id: rasa.id, email: rasa.email},
        profile: {
          first_name: 'Rasa',
          last_name: 'Rasaitė',
          phone: '+442079460000',
          city: 'Swansea',
          language: 'lt',
        },
        roles: [],
        organised_events: [],
        commenting: {banned_at: null, trusted_at: expect.any(String)},
        deleted_comments: [{event_id: event, comment_text: `Ištrinta ${rasa.email}`}],
        likes: [{event_id: event}],
        reports: [{reason: `Praneša ${rasa.email}`}],
      })
      const written = row?.data.comments.map(({comment_text}: {comment_text: string}) => comment_text)
      expect(written.toSorted()).toEqual([`Laukia ${rasa.email}`, `Parašė ${rasa.email}`])
    })
  })

  test('contains the roles and events of an organiser', async () => {
    await rolledBack(async (tx) => {
      const [rasa, event] = [await signUp(tx), await addEvent(tx)]
      await giveRole(tx, await giveRole(tx, rasa, 'treasurer'), 'organiser')
      await giveEvent(tx, rasa, event)
      const [row] = await as(tx, rasa)`select public.export_own_data() as data`
      expect(row?.data).toMatchObject({roles: ['organiser', 'treasurer'], organised_events: [event]})
    })
  })

  test('contains nothing of others, such as who reported, banned or deleted', async () => {
    await rolledBack(async (tx) => {
      const {rasa, tomas, ona} = await busyPeople(tx)
      await as(tx, ona)`select public.ban_commenter(${rasa.id}, 'Per dažnai')`
      const [row] = await as(tx, rasa)`select public.export_own_data() as data`
      const exported = JSON.stringify(row?.data)
      for (const {id, email} of [tomas, ona]) {
        expect(exported).not.toContain(id)
        expect(exported).not.toContain(email)
      }
      expect(exported).not.toContain('Per dažnai')
      expect(row?.data.commenting).toMatchObject({banned_at: expect.any(String)})
    })
  })

  test('covers every table that mentions the user', async () => {
    await rolledBack(async (tx) => {
      const {rasa} = await busyPeople(tx)
      const mentioning = new Set([
        ...(await tablesThatMention(tx, rasa.id)),
        ...(await tablesThatMention(tx, rasa.email)),
      ])
      const exported = [
        'profiles',
        'commenters',
        'event_comments',
        'deleted_comments',
        'event_likes',
        'comment_reports',
        'email_outbox',
        'photo_uploads',
      ]
      expect([...mentioning].toSorted()).toEqual(exported.toSorted())
    })
  })

  test('needs a log-in', async () => {
    await rolledBack(async (tx) => {
      for (const caller of [visitor(), visitor(anonymousId()), service]) {
        await expect(as(tx, caller)`select public.export_own_data()`).rejects.toMatchObject(refused)
        await expect(as(tx, caller)`select public.delete_own_account()`).rejects.toMatchObject(refused)
      }
      const nobody = as(tx, {role: 'authenticated'})
      await expect(nobody`select public.export_own_data()`).rejects.toMatchObject(refused)
      await expect(nobody`select public.delete_own_account()`).rejects.toMatchObject(refused)
    })
  })
})

test('an unconfirmed account is purged after 7 days', async () => {
  await rolledBack(async (tx) => {
    const [old, recent, proved] = [await signUp(tx), await signUp(tx), await signUp(tx)]
    await tx`update auth.users set created_at = now() - interval '6 days 23 hours' where id = ${recent.id}`
    await tx`update auth.users set created_at = now() - interval '7 days 1 minute' where id in (${old.id}, ${proved.id})`
    await tx`update auth.users set email_confirmed_at = now() where id = ${proved.id}`
    await as(tx, service)`select public.purge_expired()`
    const left = await tx`select id from public.profiles where id in (${old.id}, ${recent.id}, ${proved.id})`
    expect(left.map(({id}) => id).toSorted()).toEqual([recent.id, proved.id].toSorted())
  })
})

describe('deleting an account', () => {
  test('removes the user from every table and keeps the data of others', async () => {
    await rolledBack(async (tx) => {
      const {rasa, tomas} = await busyPeople(tx)
      const ofTomas = await tablesThatMention(tx, tomas.id)
      await as(tx, rasa)`select public.delete_own_account()`
      expect(await tablesThatMention(tx, rasa.id)).toEqual([])
      expect(await tablesThatMention(tx, rasa.email)).toEqual(['email_outbox'])
      await passMonth(tx, rasa.email)
      expect(await tablesThatMention(tx, rasa.email)).toEqual([])
      expect(await tx`select from auth.users where id = ${rasa.id}`).toHaveLength(0)
      // Tomas had reported the deleted comment.
      expect(await tablesThatMention(tx, tomas.id)).toEqual(
        ofTomas.filter((table) => table !== 'comment_reports'),
      )
    })
  })

  test('of an admin keeps the log anonymously and archives none of the admin’s comments', async () => {
    await rolledBack(async (tx) => {
      const {rasa, ona, event} = await busyPeople(tx)
      const own = await comment(tx, ona, event)
      await as(tx, ona)`select public.ban_commenter(${rasa.id})`
      await as(tx, ona)`select public.delete_own_account()`
      expect(await tablesThatMention(tx, ona.id)).toEqual([])
      expect(await tx`select from public.deleted_comments where id = ${own}`).toHaveLength(0)
      expect(await tx`select actor_id, action from public.audit_log where subject_id = ${rasa.id}`).toEqual([
        {actor_id: null, action: 'ban'},
      ])
    })
  })

  test('needs a log-in within ten minutes, the export an active session', async () => {
    await rolledBack(async (tx) => {
      const {rasa} = await busyPeople(tx)
      const deleting = () => as(tx, rasa)`select public.delete_own_account()`
      await tx`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${rasa.id}`
      await expect(deleting()).rejects.toMatchObject(refused)
      await as(tx, rasa)`select public.export_own_data()`
      await tx`delete from auth.sessions where user_id = ${rasa.id}`
      await expect(deleting()).rejects.toMatchObject(refused)
      await expect(as(tx, rasa)`select public.export_own_data()`).rejects.toMatchObject(refused)
      expect(await tx`select from auth.users where id = ${rasa.id}`).toHaveLength(1)
    })
  })

  test('ends all writes by access tokens that are still valid', async () => {
    await rolledBack(async (tx) => {
      const {rasa, tomas, event} = await busyPeople(tx)
      const reported = await approvedComment(tx, tomas, event)
      const [newEvent, guest] = [await addEvent(tx), visitor(anonymousId())]
      await like(tx, guest, newEvent)
      await as(tx, rasa)`select public.delete_own_account()`
      await expect(comment(tx, rasa, event)).rejects.toMatchObject({
        code: expect.stringMatching(/^(42501|23503)$/),
      })
      await expect(like(tx, rasa, newEvent)).rejects.toMatchObject(refused)
      await expect(report(tx, rasa, reported)).rejects.toMatchObject(refused)
      const adopting = as(tx, {...rasa, headers: guest.headers})
      await expect(adopting`select public.adopt_anonymous_likes()`).rejects.toMatchObject(refused)
      expect(await tablesThatMention(tx, rasa.id)).toEqual([])
    })
  })
})
