import {describe, expect, test} from 'vitest'
import {as, refused, visitor, type Caller} from './callers.ts'
import {addEvent, approvedComment, comment} from './content.ts'
import {rolledBack, rolledBackIn, type Transaction} from './database.ts'
import {makeAdmin, signUp} from './people.ts'

const statusOf = async (tx: Transaction, id: string) => {
  const [row] = await tx`select status from public.event_comments where id = ${id}`
  return row?.status
}

interface Listed {
  id: string
  created_at: string
  comment_text: string
}

/** What the site lists for the caller, from before a comment on. */
async function pageOf(tx: Transaction, caller: Caller, event: string, size = 20, before?: Listed) {
  const [row] = await as(tx, caller)<{page: Listed[]}>`
    select public.comment_page(array[${event}], ${size}, ${before?.created_at ?? null}::text::timestamptz, ${before?.id ?? null}) as page`
  return row?.page ?? []
}

test('nobody comments without a name', async () => {
  await rolledBack(async (tx) => {
    const [event, nameless] = [await addEvent(tx), await signUp(tx, '')]
    await rolledBackIn(tx, (part) =>
      expect(comment(part, nameless, event)).rejects.toMatchObject({code: 'PT422'}),
    )
    await as(tx, nameless)`update public.profiles set first_name = 'Rasa'`
    expect(await statusOf(tx, await comment(tx, nameless, event))).toBe('pending')
  })
})

describe('approval', () => {
  test('is required for the first comment, then the author is trusted', async () => {
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

  test('cannot be given by authors, neither by status nor by table', async () => {
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

  test.each([
    ['first name', {first_name: 'Pirkite pigiai'}],
    ['last name', {last_name: 'Kitokaitė'}],
  ])('is required again once a trusted author has changed the %s', async (_, names) => {
    await rolledBack(async (tx) => {
      const rasa = await signUp(tx, 'Rasa', {last_name: 'Rasaitė'})
      const [event, ona] = [await addEvent(tx), await makeAdmin(tx, await signUp(tx))]
      await as(tx, ona)`select public.approve_comment(${await comment(tx, rasa, event)})`
      // The form of the profile sends the names also when something else has changed.
      await as(
        tx,
        rasa,
      )`update public.profiles set first_name = 'Rasa', last_name = 'Rasaitė', city = 'Swansea'`
      const before = await comment(tx, rasa, event)
      expect(await statusOf(tx, before)).toBe('approved')

      await as(tx, rasa)`update public.profiles set ${tx(names)}`
      const held = [await comment(tx, rasa, event), await comment(tx, rasa, event)]
      for (const id of held) expect(await statusOf(tx, id)).toBe('pending')
      expect(await statusOf(tx, before)).toBe('approved')

      await as(tx, ona)`select public.approve_comment(${held[0] ?? ''})`
      expect(await statusOf(tx, await comment(tx, rasa, event))).toBe('approved')
    })
  })

  test('stays required when the former name is back', async () => {
    await rolledBack(async (tx) => {
      const [event, rasa, ona] = [await addEvent(tx), await signUp(tx), await makeAdmin(tx, await signUp(tx))]
      await as(tx, ona)`select public.approve_comment(${await comment(tx, rasa, event)})`
      for (const name of ['Kita', 'Rasa']) await as(tx, rasa)`update public.profiles set first_name = ${name}`
      expect(await statusOf(tx, await comment(tx, rasa, event))).toBe('pending')
    })
  })

  test('is not required for admins', async () => {
    await rolledBack(async (tx) => {
      const [event, ona] = [await addEvent(tx), await makeAdmin(tx, await signUp(tx))]
      expect(await statusOf(tx, await comment(tx, ona, event))).toBe('approved')
    })
  })

  test('of an approved or missing comment changes nothing and is not logged', async () => {
    await rolledBack(async (tx) => {
      const [event, rasa, ona] = [await addEvent(tx), await signUp(tx), await makeAdmin(tx, await signUp(tx))]
      const approved = await approvedComment(tx, rasa, event)
      await as(tx, ona)`select public.approve_comment(${approved}), public.approve_comment(gen_random_uuid())`
      expect(await tx`select from public.audit_log where actor_id = ${ona.id}`).toHaveLength(0)
    })
  })
})

describe('a pending comment', () => {
  test('is visible to its author and admins only, with an initial for the last name', async () => {
    await rolledBack(async (tx) => {
      const rasa = await signUp(tx, 'Rasa', {last_name: 'Kazlauskienė'})
      const [event, tomas, ona] = [
        await addEvent(tx),
        await signUp(tx),
        await makeAdmin(tx, await signUp(tx)),
      ]
      await comment(tx, rasa, event, 'Kada prasideda?')
      for (const caller of [visitor(), tomas]) {
        expect(await pageOf(tx, caller, event)).toEqual([])
      }
      for (const caller of [rasa, ona]) {
        const rows = await pageOf(tx, caller, event)
        expect(rows).toMatchObject([
          {author_name: 'Rasa K.', comment_text: 'Kada prasideda?', status: 'pending'},
        ])
        expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
          'author_name',
          'comment_text',
          'created_at',
          'id',
          'status',
          'user_id',
        ])
      }
    })
  })

  test('cannot be revealed by a failing filter', async () => {
    await rolledBack(async (tx) => {
      const [event, rasa] = [await addEvent(tx), await signUp(tx)]
      await comment(tx, rasa, event, 'Paslaptis')
      const filtered = await as(tx, visitor())`
        select * from public.event_comments where comment_text like 'Pas\\'`
      expect(filtered).toEqual([])
    })
  })
})

describe('a page of comments', () => {
  test('follows the one before it, also between comments of the same moment', async () => {
    await rolledBack(async (tx) => {
      const [event, rasa] = [await addEvent(tx), await signUp(tx)]
      const ids = await Promise.all([1, 2, 3].map((n) => approvedComment(tx, rasa, event, `${n}`)))
      await tx`update public.event_comments set created_at = now() - interval '1 day' where id = ${ids[0] ?? ''}`
      const all = await pageOf(tx, visitor(), event)
      expect(all.map(({id}) => id)).toEqual([...ids.slice(1).toSorted().toReversed(), ids[0]])
      expect(await pageOf(tx, visitor(), event, 2)).toEqual(all.slice(0, 2))
      expect(await pageOf(tx, visitor(), event, 2, all[0])).toEqual(all.slice(1))
      expect(await pageOf(tx, visitor(), event, 2, all[2])).toEqual([])
    })
  })

  test.each([
    ['of 502 comments', ['a'], 502],
    ['of none', ['a'], 0],
    ['on 21 keys', Array.from({length: 21}, (_, n) => `key-${n}`), 20],
  ])('%s is refused', async (_, keys, size) => {
    await rolledBack(async (tx) => {
      const page = as(tx, visitor())`select public.comment_page(${keys}, ${size})`
      await expect(page).rejects.toMatchObject({code: 'PT400'})
    })
  })
})

describe('an insert', () => {
  test.each([
    {text: '', is: 'empty'},
    {text: '   ', is: 'only spaces'},
    {text: '\n\t\r\n', is: 'only line breaks'},
    {text: ' Labas', is: 'with a leading space'},
    {text: 'Labas\n', is: 'with a trailing line break'},
    {text: '\u00a0\u3000', is: 'only other spaces'},
    {text: '\u200b\u200d\ufeff', is: 'invisible'},
    {text: 'Labas \u202esabal', is: 'reversed by a control character'},
    {text: 'Labas\u001b[31m', is: 'with an escape character'},
    {text: 'a'.repeat(2001), is: '2001 characters long'},
    {text: 'a'.repeat(1_000_000), is: 'a million characters long'},
  ])('fails when the text is $is', async ({text}) => {
    await rolledBack(async (tx) => {
      const [event, rasa] = [await addEvent(tx), await signUp(tx)]
      await expect(comment(tx, rasa, event, text)).rejects.toMatchObject({code: '23514'})
    })
  })

  test.each(['a', 'ž'.repeat(2000), '👩‍👩‍👧'.repeat(400), 'pirma\n\nantra eilutė', 'עברית, ‏العربية'])(
    'accepts the text "%.20s"',
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

  test('fails when the session has ended', async () => {
    await rolledBack(async (tx) => {
      const [event, rasa] = [await addEvent(tx), await signUp(tx)]
      await tx`delete from auth.sessions where user_id = ${rasa.id}`
      await expect(comment(tx, rasa, event)).rejects.toMatchObject(refused)
    })
  })

  test('fails in the name of another user, or without a log-in', async () => {
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

  test('fails for content that takes no comments, is removed or does not exist', async () => {
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
      const unknown = tx.savepoint((savepoint) => savepoint`insert into public.event_comments ${tx(row)}`)
      await expect(unknown).rejects.toMatchObject({code: '23503'})
    })
  })

  test('fails with PT429, a 429, from the sixth within a minute', async () => {
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
