import {afterEach, beforeEach, expect, test} from 'vitest'
import {exampleEmailData} from '../functions/_testing/example-email-data.ts'
import {service, visitor} from './callers.ts'
import {atOnce, committed} from './committed.ts'
import {addEvent, comment} from './content.ts'
import {database} from './database.ts'
import {addEmail} from './emails.ts'
import {anonymousId, makeAdmin, signUp, unique, type Person} from './people.ts'

// Concurrent connections see only committed rows, so these tests clean up after themselves.

let event: string
let people: Person[]
const emails: string[] = []

beforeEach(async () => {
  await database.begin(async (tx) => {
    event = await addEvent(tx)
    people = [await signUp(tx), await makeAdmin(tx, await signUp(tx))]
  })
})

afterEach(async () => {
  const ids = people.map(({id}) => id)
  await database`delete from public.event_likes where event_id = ${event}`
  await database`delete from public.audit_log where actor_id = any(${ids})`
  await database`delete from auth.users where id = any(${ids})`
  await database`delete from public.content_items where key = ${event}`
  await database`delete from public.email_outbox where id = any(${emails}) or idempotency_key like 'policy-%'`
})

const personAt = (at: number) => {
  const person = people[at]
  if (!person) throw new Error('Nobody has signed up')
  return person
}

test('fifteen workers never claim the same email', async () => {
  await database.begin(async (tx) => {
    for (let n = 0; n < 100; n++) emails.push(await addEmail(tx, 'queued', {kind: 'transactional'}))
    await tx`update public.email_outbox set next_attempt_at = '2000-01-01' where id = any(${emails})`
  })
  // More than needed: the schedule's own worker may claim some too.
  const {done, codes} = await atOnce(
    15,
    () => committed(service)<{id: string}>`select id from public.advance_newsletters_and_claim_emails(10)`,
  )
  const claimed = done.flat().map(({id}) => id)
  expect(codes).toEqual([])
  expect(new Set(claimed).size).toBe(claimed.length)
  // The schedule's worker cannot write these emails, and tries what it has claimed again.
  const tries = await database`
    select distinct attempts from public.email_outbox where id = any(${claimed}) and first_attempt_at = claimed_at`
  expect(tries).toEqual([{attempts: 1}])
})

test('of eight that ask at once for an email to one address, one gets it', async () => {
  const recipient = `${unique('policy')}@example.test`
  // The schedule's own worker gives up an email that it cannot write, which then counts for nothing.
  const data = JSON.stringify(exampleEmailData('confirm-new-email', 'lt'))
  const {done, codes} = await atOnce(8, () => {
    return committed(service)`
      select public.queue_email(${recipient}, 'confirm-new-email', 'lt', ${data}::text::jsonb, ${unique('policy')}, 'account'), pg_sleep(0.02)`
  })
  expect(done).toHaveLength(1)
  expect(codes).toEqual(Array.from({length: 7}, () => 'PT429'))
})

test('ten concurrent calls with one key queue one email and return its id', async () => {
  const key = unique('policy')
  const {done, codes} = await atOnce(10, () => {
    return committed(service)<{id: string}>`
      select public.queue_email('rasa@example.test', 'policy-test', 'lt', '{}', ${key}) as id, pg_sleep(0.02)`
  })
  const queued = await database<
    {id: string}[]
  >`select id from public.email_outbox where idempotency_key = ${key}`
  expect(codes).toEqual([])
  expect(queued).toHaveLength(1)
  expect(new Set(done.flat().map(({id}) => id))).toEqual(new Set([queued[0]?.id]))
})

test.each(['a user', 'a visitor'])('fifty concurrent likes by %s are one like', async (who) => {
  const id = who === 'a visitor' ? anonymousId() : personAt(0).id
  const caller = who === 'a visitor' ? visitor(id) : personAt(0)
  const {done, codes} = await atOnce(50, () => {
    return committed(caller)`insert into public.event_likes (event_id, user_id) values (${event}, ${id})`
  })
  expect(done).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['23505']))
  expect(await database`select like_count from public.event_like_counts where event_id = ${event}`).toEqual([
    {like_count: 1},
  ])
})

test('of twenty concurrent comments by one person five are accepted', async () => {
  const rasa = personAt(0)
  const {done, codes} = await atOnce(20, (n) => {
    return committed(rasa)`
      insert into public.event_comments (event_id, user_id, comment_text) values (${event}, ${rasa.id}, ${`Nr. ${n}`})`
  })
  expect(done).toHaveLength(5)
  expect(new Set(codes)).toEqual(new Set(['PT429']))
})

test('concurrent calls adopt a like once', async () => {
  const guest = visitor(anonymousId())
  await committed(guest)`
    insert into public.event_likes (event_id, user_id) values (${event}, ${guest.headers?.['x-anonymous-id'] ?? ''})`
  const rasa = {...personAt(0), headers: guest.headers}
  const {done, codes} = await atOnce(
    5,
    () => committed(rasa)<{adopted: number}>`select public.adopt_anonymous_likes() as adopted`,
  )
  expect(codes).toEqual([])
  expect(
    done
      .flat()
      .map(({adopted}) => adopted)
      .toSorted(),
  ).toEqual([0, 0, 0, 0, 1])
  expect(await database`select user_id from public.event_likes where event_id = ${event}`).toEqual([
    {user_id: rasa.id},
  ])
})

test('concurrent deletions and restorations of a comment take effect once', async () => {
  const [rasa, ona] = [personAt(0), personAt(1)]
  const id = await database.begin((tx) => comment(tx, rasa, event))
  const deleted = await atOnce(5, () => committed(ona)`delete from public.event_comments where id = ${id}`)
  const restored = await atOnce(5, () => committed(ona)`select public.restore_comment(${id})`)
  expect([...deleted.codes, ...restored.codes]).toEqual([])
  expect(await database`select from public.event_comments where id = ${id}`).toHaveLength(1)
  expect(await database`select action from public.audit_log where actor_id = ${ona.id} order by id`).toEqual([
    {action: 'delete'},
    {action: 'restore'},
  ])
})
