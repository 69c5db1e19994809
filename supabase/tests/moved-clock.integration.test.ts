import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import type {Transaction} from './database.ts'
import {apply, membershipOf, paid, paymentOf} from './money.ts'
import {clockChange, withMovedClock} from './moved-clock.ts'
import {serviceOf, statusOf} from './registrations.ts'
import {atStripe, giftPayments, invoiceOf, report} from './subscriptions.ts'
import {resume, waitingThings, type World} from './waiting-things.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Both changes of the year to come, in either order. */
const changes = () => {
  const years = [0, 1].map((more) => new Date().getUTCFullYear() + more)
  return years
    .flatMap((year) => [clockChange(year, 3), clockChange(year, 10)])
    .filter((at) => at > new Date())
}

/** Moves of the clock, from one run of the jobs to the next. */
const moves = {
  minute: (at: Date) => new Date(at.getTime() + 60_000),
  hour: (at: Date) => new Date(at.getTime() + HOUR),
  backAnHour: (at: Date) => new Date(at.getTime() - HOUR),
  day: (at: Date) => new Date(at.getTime() + DAY),
  month: (at: Date) => new Date(at.getTime() + 30 * DAY),
  year: (at: Date) => new Date(at.getTime() + 365 * DAY),
  beforeTheClocksChange: (at: Date) =>
    new Date(
      (changes()
        .find((change) => change > at)
        ?.getTime() ?? at.getTime() + HOUR) -
        HOUR / 2,
    ),
  same: (at: Date) => at,
}
type Move = keyof typeof moves

interface Mail {
  template: string
  at: number
}

/** The day of the last digest that was due: at eight in London, and sent a minute later. */
function lastMorning(at: number): string {
  const inLondon = new Date(at).toLocaleString('sv-SE', {timeZone: 'Europe/London'})
  return new Date(Date.parse(`${inLondon.replace(' ', 'T')}Z`) - 8 * HOUR - 60_000).toISOString().slice(0, 10)
}

/** Whatever was sent to each, in order. */
async function history(tx: Transaction, world: World, drawn: readonly Move[]) {
  const mails = new Map<string, Mail[]>()
  let now = world.begun
  const visited: Date[] = []
  // Everything comes to an end: a year and a half later, in steps of a job that runs.
  for (const move of [...drawn, ...Array.from({length: 20}, (): Move => 'month')]) {
    now = moves[move](now)
    visited.push(now)
    if (visited.length === 2 || move === 'backAnHour') await stripeReports(tx, world)
    for (const {recipient, template} of await resume(tx, world, now))
      mails.set(recipient, [...(mails.get(recipient) ?? []), {template, at: now.getTime()}])
  }
  return {mails, visited}
}

/** The payment that was open, and the next month of the gift, each of which Stripe may report again. */
async function stripeReports(tx: Transaction, {checkout, gift}: World) {
  await apply(serviceOf(tx), paid(checkout.payment))
  await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0), invoiceOf(gift, 1)])
}

async function expectOrder(tx: Transaction, world: World, drawn: readonly Move[]) {
  const {mails, visited} = await history(tx, world, drawn)
  const of = (person: string) => (mails.get(person) ?? []).map(({template}) => template)

  // The year ends once, with one email that is true on its day, and no reminder comes after it.
  const {valid_until, grace_until, status} = await membershipOf(tx, world.member)
  const year = mails.get(world.member) ?? []
  const ends = year.filter(({template}) => /^membership-(?:expired|ended)$/.test(template))
  expect(status).toBe('expired')
  expect(ends).toHaveLength(1)
  expect(year.at(-1)).toBe(ends[0])
  expect(ends[0]?.at).toBeGreaterThanOrEqual(Number(valid_until))
  expect(ends[0]?.template).toBe(
    Number(ends[0]?.at) < Number(grace_until) ? 'membership-expired' : 'membership-ended',
  )
  expect(
    of(world.member).filter((template) => template === 'membership-reminder').length,
  ).toBeLessThanOrEqual(2)

  // Nobody's transfer lapses without the reminder before it.
  expect(of(world.transfer.email)).toEqual(['membership-transfer-reminder', 'membership-transfer-lapsed'])

  // The newsletter left on time, once, or waits for somebody.
  const {issue, reader, sendAt} = world.newsletter
  const firstRun = visited.find((at) => at >= sendAt)
  const isLate = Number(firstRun) - sendAt.getTime() >= 6 * HOUR
  expect(of(reader)).toEqual(isLate ? [] : ['newsletter-issue'])
  const [newsletter] = await tx`select status from public.newsletter_issues where id = ${issue}`
  expect(newsletter).toEqual({status: isLate ? 'draft' : 'sent'})
  const alerts = await tx`
    select from public.email_outbox
    where recipient = ${String(world.admin.email)} and idempotency_key like '%/newsletter_held/%'`
  expect(alerts.length).toBeLessThanOrEqual(isLate ? 1 : 0)

  // Whoever missed an offer was told of it before, unless the event was over.
  expect(await statusOf(tx, world.offered)).toMatchObject({status: 'lapsed'})
  expect([['place-offered', 'offer-lapsed'], ['place-offered'], []]).toContainEqual(of(world.offered))

  // Money is counted once, however often and in whatever order Stripe says so.
  expect(await paymentOf(tx, world.checkout.payment)).toMatchObject({status: 'paid', received_pence: 1500})
  const receipts = of(world.checkout.email).filter((template) =>
    /^membership-(?:welcome|renewed)$/.test(template),
  )
  expect(receipts).toHaveLength(1)
  expect(await giftPayments(tx, world.gift)).toHaveLength(2)
  expect(of(world.gift.email).filter((template) => template === 'donation-receipt')).toHaveLength(1)

  // A morning has one digest at most, however late. A late one may come on the day of the next.
  const digests = (mails.get(String(world.admin.email)) ?? []).filter(
    ({template}) => template === 'daily-digest',
  )
  const mornings = digests.map(({at}) => lastMorning(at))
  expect(new Set(mornings).size).toBe(mornings.length)
  expect(of(world.visitor).length).toBeLessThanOrEqual(1)
}

const named: Record<string, Move[]> = {
  'a day': ['minute', 'day', 'day'],
  'a year': ['minute', 'year', 'minute'],
  'back an hour': ['minute', 'minute', 'backAnHour', 'minute', 'day', 'backAnHour', 'hour', 'hour'],
  'over both changes of summer time': [
    'minute',
    'minute',
    'beforeTheClocksChange',
    'hour',
    'hour',
    'beforeTheClocksChange',
    'hour',
    'backAnHour',
    'hour',
    'hour',
  ],
  'a year at once': ['year', 'backAnHour'],
}

test.each(Object.entries(named))('the clock moves %s', async (_, drawn) => {
  expect.hasAssertions()
  await withMovedClock(async (tx) => {
    await expectOrder(tx, await waitingThings(tx), drawn)
  })
})

test('nothing is sent twice, skipped or in the wrong order, however the clock moves', async () => {
  expect.hasAssertions()
  const drawn = fc.array(fc.constantFrom(...(Object.keys(moves) as Move[])), {minLength: 1, maxLength: 12})
  await fc.assert(
    // A transaction each, since others wait for the money.
    fc.asyncProperty(drawn, (each) =>
      withMovedClock(async (tx) => expectOrder(tx, await waitingThings(tx), each)),
    ),
    {numRuns: 5},
  )
}, 120_000)
