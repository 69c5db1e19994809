import {describe, expect, test} from 'vitest'
import {as, refused, visitor} from './callers.ts'
import {addEvent, approvedComment, comment} from './content.ts'
import {rolledBack, type Transaction} from './database.ts'
import {makeAdmin, signUp} from './people.ts'

const statusOf = async (tx: Transaction, id: string) => {
  const [row] = await tx`select status from public.event_comments where id = ${id}`
  return row?.status
}

describe('approval', () => {
  test('is what the first comment waits for; then its author is trusted', async () => {
    await rolledBack(async (tx) => {
      const [event, rasa, ona] = [await addEvent(tx), await signUp(tx), await makeAdmin(tx, await signUp(tx))]
      const counts = () =>
        as(tx, visitor())`select comment_count from public.event_comment_counts where event_id = ${event}`
      const first = await comment(tx, rasa, event)
      const second = await comment(tx, rasa, event)
      expect([await statusOf(tx, first), await statusOf(tx, second)]).toEqual(['pending', 'pending'])
      expect(await counts()).toEqual([])

      await as(tx, ona)`select public.approve_comment(${first})`
      expect([await statusOf(tx, first), await statusOf(tx, second)]).toEqual(['approved', 'pending'])
      expect(await as(tx, rasa)`select trusted_at is not null as trusted from public.commenters`).toEqual([
        {trusted: true},
      ])

      const third = await comment(tx, rasa, event)
      expect(await statusOf(tx, third)).toBe('approved')
      expect(await counts()).toEqual([{comment_count: 2}])
    })
  })

  test('is nothing that an author can give, by status or by table', async () => {
    await rolledBack(async (tx) => {
      const [event, rasa] = [await addEvent(tx), await signUp(tx)]
      const row = {event_id: event, user_id: rasa.id, comment_text: 'Aš svarbi', status: 'approved'}
      await expect(as(tx, rasa)`insert into public.event_comments ${tx(row)}`).rejects.toMatchObject(refused)
      await expect(as(tx, rasa)`update public.event_comments set status = 'approved'`).rejects.toMatchObject(
        refused,
      )
      const trust = as(tx, rasa)`
        insert into public.commenters (user_id, trusted_at) values (${rasa.id}, now())`
      await expect(trust).rejects.toMatchObject(refused)
    })
  })

  test('is not asked of admins', async () => {
    await rolledBack(async (tx) => {
      const [event, ona] = [await addEvent(tx), await makeAdmin(tx, await signUp(tx))]
      expect(await statusOf(tx, await comment(tx, ona, event))).toBe('approved')
    })
  })

  test('of a comment that is approved or gone changes nothing and is not noted', async () => {
    await rolledBack(async (tx) => {
      const [event, rasa, ona] = [await addEvent(tx), await signUp(tx), await makeAdmin(tx, await signUp(tx))]
      const approved = await approvedComment(tx, rasa, event)
      await as(tx, ona)`select public.approve_comment(${approved}), public.approve_comment(gen_random_uuid())`
      expect(await tx`select from public.audit_log where actor_id = ${ona.id}`).toHaveLength(0)
    })
  })
})

describe('a comment that waits', () => {
  test('is shown to its author and to admins only, and with no more of the name than an initial', async () => {
    await rolledBack(async (tx) => {
      const rasa = await signUp(tx, 'Rasa', {last_name: 'Kazlauskienė'})
      const [event, tomas, ona] = [
        await addEvent(tx),
        await signUp(tx),
        await makeAdmin(tx, await signUp(tx)),
      ]
      await comment(tx, rasa, event, 'Kada prasideda?')
      for (const caller of [visitor(), tomas]) {
        expect(
          await as(tx, caller)`select * from public.event_comment_list where event_id = ${event}`,
        ).toEqual([])
      }
      for (const caller of [rasa, ona]) {
        const rows = await as(tx, caller)`select * from public.event_comment_list where event_id = ${event}`
        expect(rows).toMatchObject([
          {author_name: 'Rasa K.', comment_text: 'Kada prasideda?', status: 'pending'},
        ])
        expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
          'author_name',
          'comment_text',
          'created_at',
          'event_id',
          'id',
          'status',
          'user_id',
        ])
      }
    })
  })

  test.each(['event_comments', 'event_comment_list'])(
    'cannot be guessed by a filter on %s that fails on it',
    async (table) => {
      await rolledBack(async (tx) => {
        const [event, rasa] = [await addEvent(tx), await signUp(tx)]
        await comment(tx, rasa, event, 'Paslaptis')
        const filtered = await as(tx, visitor())`
          select * from public.${tx(table)} where comment_text like 'Pas\\'`
        expect(filtered).toEqual([])
      })
    },
  )
})

describe('an insert', () => {
  test.each([
    {text: '', is: 'empty'},
    {text: '   ', is: 'of spaces'},
    {text: '\n\t\r\n', is: 'of line ends'},
    {text: ' Labas', is: 'with a space before'},
    {text: 'Labas\n', is: 'with a line end behind'},
    {text: '\u00a0\u3000', is: 'of other spaces'},
    {text: '\u200b\u200d\ufeff', is: 'of what nobody sees'},
    {text: 'Labas \u202esabal', is: 'turned around by a control character'},
    {text: 'Labas\u001b[31m', is: 'with an escape character'},
    {text: 'a'.repeat(2001), is: 'of 2001 characters'},
    {text: 'a'.repeat(1_000_000), is: 'of a million characters'},
  ])('is refused when the text is $is', async ({text}) => {
    await rolledBack(async (tx) => {
      const [event, rasa] = [await addEvent(tx), await signUp(tx)]
      await expect(comment(tx, rasa, event, text)).rejects.toMatchObject({code: '23514'})
    })
  })

  test.each(['a', 'ž'.repeat(2000), '👩‍👩‍👧'.repeat(400), 'pirma\n\nantra eilutė', 'עברית, ‏العربية'])(
    'takes the text "%.20s"',
    async (text) => {
      await rolledBack(async (tx) => {
        const [event, rasa] = [await addEvent(tx), await signUp(tx)]
        const id = await comment(tx, rasa, event, text)
        expect(await tx`select comment_text from public.event_comments where id = ${id}`).toEqual([
          {comment_text: text},
        ])
      })
    },
  )

  test('is refused when the session was ended', async () => {
    await rolledBack(async (tx) => {
      const [event, rasa] = [await addEvent(tx), await signUp(tx)]
      await tx`delete from auth.sessions where user_id = ${rasa.id}`
      await expect(comment(tx, rasa, event)).rejects.toMatchObject(refused)
    })
  })

  test('is refused as somebody else, or by somebody who is not logged in', async () => {
    await rolledBack(async (tx) => {
      const [event, rasa, tomas] = [await addEvent(tx), await signUp(tx), await signUp(tx)]
      const ona = await makeAdmin(tx, await signUp(tx))
      const row = {event_id: event, user_id: rasa.id, comment_text: 'Aš esu Rasa'}
      for (const caller of [tomas, ona, visitor(), visitor(rasa.id)]) {
        await expect(as(tx, caller)`insert into public.event_comments ${tx(row)}`).rejects.toMatchObject(
          refused,
        )
      }
    })
  })

  test('is refused for what takes no comments, is not published any more or never was', async () => {
    await rolledBack(async (tx) => {
      const rasa = await signUp(tx)
      const [silent, removed] = [
        await addEvent(tx, {takesComments: false}),
        await addEvent(tx, {isRemoved: true}),
      ]
      for (const event of [silent, removed, 'policy-no-such-event']) {
        await expect(comment(tx, rasa, event)).rejects.toMatchObject(refused)
      }
      const row = {event_id: 'policy-no-such-event', user_id: rasa.id, comment_text: 'Labas'}
      const unknown = tx.savepoint((attempt) => attempt`insert into public.event_comments ${tx(row)}`)
      await expect(unknown).rejects.toMatchObject({code: '23503'})
    })
  })

  test('is refused with PT429, the answer 429, from the sixth within a minute', async () => {
    await rolledBack(async (tx) => {
      const [event, rasa, tomas] = [await addEvent(tx), await signUp(tx), await signUp(tx)]
      for (let n = 1; n <= 5; n++) await comment(tx, rasa, event, `Komentaras ${n}`)
      await expect(comment(tx, rasa, event)).rejects.toMatchObject({code: 'PT429'})
      await comment(tx, tomas, event)
      await tx`update public.event_comments set created_at = now() - interval '61 seconds' where user_id = ${rasa.id}`
      await comment(tx, rasa, event)
    })
  })
})
