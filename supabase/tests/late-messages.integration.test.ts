import {expect, test} from 'vitest'
import {as, refused} from './callers.ts'
import type {Transaction} from './database.ts'
import {membershipOf, paymentOf} from './money.ts'
import {withMovedClock} from './moved-clock.ts'
import {statusOf} from './registrations.ts'
import {resume, waitingThings, type World} from './waiting-things.ts'

const HOUR = 3_600_000
const lateness = {hour: HOUR, day: 24 * HOUR, month: 31 * 24 * HOUR, year: 366 * 24 * HOUR}
type Lateness = keyof typeof lateness

const leftOut = async (tx: Transaction) => {
  const rows = await tx<{kind: string; number: number}[]>`
    select kind, sum(number)::integer as number from private.left_out group by kind`
  return Object.fromEntries(rows.map(({kind, number}) => [kind, number]))
}

/** Stops the site, starts it so long after the thing was due, and returns what its person got. */
async function late(tx: Transaction, world: World, dueAt: number, by: Lateness, person: string) {
  const sent = await resume(tx, world, new Date(dueAt + lateness[by]))
  return sent.filter(({recipient}) => recipient === person).map(({template}) => template)
}

const everyLateness = Object.keys(lateness) as Lateness[]

test.each([
  {by: 'hour', sent: ['newsletter-issue'], status: 'sent', alerts: 0},
  {by: 'day', sent: [], status: 'draft', alerts: 1},
  {by: 'month', sent: [], status: 'draft', alerts: 1},
  {by: 'year', sent: [], status: 'draft', alerts: 1},
] as const)('a newsletter, a $by late', async ({by, sent, status, alerts}) => {
  await withMovedClock(async (tx) => {
    const world = await waitingThings(tx)
    const {issue, reader, sendAt} = world.newsletter
    expect(await late(tx, world, sendAt.getTime(), by, reader)).toEqual(sent)
    const [found] =
      await tx`select status, send_at, missed_at from public.newsletter_issues where id = ${issue}`
    expect(found).toMatchObject({status, missed_at: status === 'draft' ? sendAt : null})
    const told = await tx`
      select from public.email_outbox
      where recipient = ${String(world.admin.email)} and idempotency_key like '%/newsletter_held/%'`
    expect(told).toHaveLength(alerts)
    expect((await leftOut(tx)).newsletter ?? 0).toBe(alerts)
    // Whoever sends it by a press sends it once.
    await tx`select private.start_newsletter(${issue})`
    const again = await resume(tx, world, new Date(sendAt.getTime() + lateness[by] + HOUR))
    expect(again.filter(({recipient}) => recipient === reader)).toHaveLength(alerts)
  })
})

test.each([
  {by: 'hour', sent: ['membership-expired'], status: 'grace'},
  {by: 'day', sent: ['membership-expired'], status: 'grace'},
  {by: 'month', sent: ['membership-ended'], status: 'expired'},
  {by: 'year', sent: ['membership-ended'], status: 'expired'},
] as const)('the end of a year, a $by late', async ({by, sent, status}) => {
  await withMovedClock(async (tx) => {
    const world = await waitingThings(tx)
    const {valid_until: end} = await membershipOf(tx, world.member)
    expect(await late(tx, world, Number(end), by, world.member)).toEqual(sent)
    expect(await membershipOf(tx, world.member)).toMatchObject({status})
    // For each whose year has ended, both reminders before it make no sense any more.
    const ends = await tx`select from private.membership_reminders where kind = 'end'`
    expect((await leftOut(tx)).reminder).toBe(2 * ends.length)
    expect(await late(tx, world, Number(end) + HOUR, by, world.member)).toEqual([])
  })
})

test.each(everyLateness)(
  'a transfer that nobody was reminded of, a %s late, has 45 days from then',
  async (by) => {
    await withMovedClock(async (tx) => {
      const world = await waitingThings(tx)
      const {payment, email} = world.transfer
      const dueAt = world.begun.getTime() + 14 * 24 * HOUR
      expect(await late(tx, world, dueAt, by, email)).toEqual(['membership-transfer-reminder'])
      expect(await paymentOf(tx, payment)).toMatchObject({status: 'open'})
      const lapsesAt = Math.max(world.begun.getTime() + 60 * 24 * HOUR, dueAt + lateness[by] + 45 * 24 * HOUR)
      await resume(tx, world, new Date(lapsesAt - HOUR))
      expect(await paymentOf(tx, payment)).toMatchObject({status: 'open'})
      expect(await late(tx, world, lapsesAt, 'hour', email)).toEqual(['membership-transfer-lapsed'])
      expect(await paymentOf(tx, payment)).toMatchObject({status: 'lapsed'})
    })
  },
)

test.each([
  {by: 'hour', sent: ['place-offered'], status: 'offered', kinds: {}},
  {by: 'day', sent: ['place-offered'], status: 'offered', kinds: {}},
  {by: 'month', sent: ['place-offered'], status: 'offered', kinds: {}},
  {by: 'year', sent: [], status: 'lapsed', kinds: {offer: 1, event: 2}},
] as const)('an offer of which nobody was told, a $by late', async ({by, sent, status, kinds}) => {
  await withMovedClock(async (tx) => {
    const world = await waitingThings(tx)
    const [offer] = await tx<{until: Date}[]>`
      select offered_until as until from public.event_registrations where email = ${world.offered}`
    expect(await late(tx, world, Number(offer?.until), by, world.offered)).toEqual(sent)
    expect(await statusOf(tx, world.offered)).toMatchObject({status})
    // Of the event that is over, whoever gave up the place and whoever missed it would hear.
    const {offer: offers, event} = await leftOut(tx)
    expect({offer: offers, event}).toEqual({offer: undefined, event: undefined, ...kinds})
    const [renewed] = await tx`
      select offered_until > now() + interval '1 hour' as has_time from public.event_registrations
      where email = ${world.offered}`
    expect(renewed).toEqual({has_time: status === 'offered' ? true : null})
  })
})

test.each(everyLateness)('a link that logs somebody in, a %s late, is left out and counted', async (by) => {
  await withMovedClock(async (tx) => {
    const world = await waitingThings(tx)
    expect(await late(tx, world, world.begun.getTime(), by, world.visitor)).toEqual([])
    const [link] = await tx`select status, data from public.email_outbox where recipient = ${world.visitor}`
    // Links of more than a day ago fail as before.
    expect(link).toMatchObject({status: by === 'hour' ? 'suppressed' : 'failed', data: {}})
  })
})

test('a newsletter in the middle of which the site stood still waits for somebody', async () => {
  await withMovedClock(async (tx) => {
    const world = await waitingThings(tx)
    const {issue, reader} = world.newsletter
    await resume(tx, world, world.begun)
    await tx`select private.start_newsletter(${issue})`
    const sent = await resume(tx, world, new Date(world.begun.getTime() + lateness.month))
    expect(sent.filter(({recipient}) => recipient === reader)).toEqual([])
    expect(
      await tx`select status, missed_at is not null as is_held from public.newsletter_issues where id = ${issue}`,
    ).toEqual([{status: 'stopped', is_held: true}])
  })
})

test('admins see what was left out in the last 30 days, and nobody else', async () => {
  await withMovedClock(async (tx) => {
    const world = await waitingThings(tx)
    await resume(tx, world, new Date(world.newsletter.sendAt.getTime() + lateness.year))
    const seen = await as(tx, world.admin)`select kind, number::integer from public.list_left_out()`
    expect(seen).toContainEqual({kind: 'newsletter', number: 1})
    await expect(
      as(tx, {...world.admin, id: crypto.randomUUID()})`select public.list_left_out()`,
    ).rejects.toMatchObject(refused)
  })
})
