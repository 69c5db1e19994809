import type {Language} from '@site/schemas/languages'
import {describe, expect, test} from 'vitest'
import {exampleCommunity} from '../functions/_testing/example-email-data.ts'
import {renderEmail} from '../functions/_shared/email/render-email.ts'
import {as} from './callers.ts'
import {addEvent, addPhoto, approvedComment, comment, report} from './content.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addEmail} from './emails.ts'
import {
  apply,
  applicant,
  applyByTransfer,
  createDonation,
  daysAgo,
  dispute,
  memberByCard,
  paid,
  refunded,
  renew,
  serviceOf,
  transferOf,
  treasurerIn,
} from './money.ts'
import {giveEvent, giveRole, makeAdmin, type Person, signUp} from './people.ts'
import {addRegistrableEvent, addRegistration} from './registrations.ts'

const urls = {
  community: exampleCommunity,
  siteUrl: 'https://example.org',
  functionsUrl: 'https://api.example.org/functions/v1',
}

interface Line {
  subject: string
  number: number
  names?: string[]
  pence?: number
}

interface Digest {
  periodStart: string
  periodEnd: string
  lines: Line[]
  events: {key: string; added: number; cancelled: number; lapsed: number; requested: number}[]
}

/** The digests of a person, the oldest first. Each renders in both languages. */
async function digestsOf(tx: Transaction, {email}: Person) {
  const rows = await tx<{language: Language; data: Digest}[]>`
    select language, data from public.email_outbox where recipient = ${email} and template = 'daily-digest'
    order by data ->> 'periodEnd'`
  return rows.map(({language, data}) => {
    const [lt, en] = (['lt', 'en'] as const).map((each) =>
      renderEmail({template: 'daily-digest', language: each, data, ...urls}),
    )
    expect([lt?.ok, en?.ok]).toEqual([true, true])
    return {...data, language, text: en?.ok ? en.email.text.replaceAll('\u00a0', ' ') : ''}
  })
}

const lineOf = (digest: Digest | undefined, subject: string) =>
  digest?.lines.find((line) => line.subject === subject)

/** Sends digests, if they are due at that time, of what happened since another one. */
async function send(tx: Transaction, at: string, since?: string) {
  if (since) await tx`update private.digests set reported_until = ${since}`
  await serviceOf(tx)`select public.send_digests(${at})`
}

/** Sends the digests of tomorrow morning, of everything that this transaction has done. */
async function sendTomorrow(tx: Transaction) {
  await tx`update private.digests set reported_until = now() - interval '1 microsecond'`
  await serviceOf(tx)`select public.send_digests(now() + interval '1 day 1 minute')`
}

/** A registration that came at that time. */
async function registeredAt(tx: Transaction, event: string, at: string): Promise<string> {
  const {registration} = await addRegistration(tx, event)
  await tx`update public.event_registrations set created_at = ${at}, status_since = ${at} where id = ${registration}`
  return registration
}

async function organiserOf(tx: Transaction, event: string): Promise<Person> {
  const organiser = await giveRole(tx, await signUp(tx, 'Jonas'), 'organiser')
  await giveEvent(tx, organiser, event)
  return organiser
}

describe('a digest is due', () => {
  test.each([
    ['in winter at eight', '2031-01-15T07:59:59Z', '2031-01-14T08:00:00.000Z'],
    ['in winter at eight', '2031-01-15T08:00:00Z', '2031-01-15T08:00:00.000Z'],
    ['in summer at seven by universal time', '2031-07-15T06:59:59Z', '2031-07-14T07:00:00.000Z'],
    ['in summer at seven by universal time', '2031-07-15T07:00:00Z', '2031-07-15T07:00:00.000Z'],
    ['on the day on which summer time begins', '2031-03-30T07:00:00Z', '2031-03-30T07:00:00.000Z'],
    ['on the day on which it ends', '2031-10-26T07:59:59Z', '2031-10-25T07:00:00.000Z'],
    ['on the day on which it ends', '2031-10-26T08:00:00Z', '2031-10-26T08:00:00.000Z'],
    ['just after midnight in summer', '2031-07-14T23:30:00Z', '2031-07-14T07:00:00.000Z'],
  ])('%s: at %s that of %s', async (_, at, expected) => {
    await rolledBack(async (tx) => {
      const [row] = await tx<{due: Date}[]>`select private.digest_time(${at}) as due`
      expect(row?.due.toISOString()).toBe(expected)
    })
  })
})

describe('the time that a digest tells of', () => {
  test('begins where the last one ended, and nothing is told twice or left out', async () => {
    await rolledBack(async (tx) => {
      const event = await addRegistrableEvent(tx)
      const organiser = await organiserOf(tx, event)
      const added = async () =>
        (await digestsOf(tx, organiser)).map(({events}) => events.map((each) => each.added))
      for (const at of ['2031-01-14T08:00:00Z', '2031-01-14T08:00:00.001Z', '2031-01-15T08:00:00Z'])
        await registeredAt(tx, event, at)
      await registeredAt(tx, event, '2031-01-15T08:00:00.001Z')

      await send(tx, '2031-01-15T08:00:59Z', '2031-01-14T08:00:00Z')
      expect(await added()).toEqual([])
      await send(tx, '2031-01-15T08:01:00Z')
      await send(tx, '2031-01-15T08:01:00Z')
      await send(tx, '2031-01-15T23:00:00Z')
      expect(await added()).toEqual([[2]])
      await send(tx, '2031-01-16T08:01:00Z')
      expect(await added()).toEqual([[2], [1]])
    })
  })

  test('is all the time in which none was sent', async () => {
    await rolledBack(async (tx) => {
      const event = await addRegistrableEvent(tx)
      const organiser = await organiserOf(tx, event)
      for (const day of [11, 12, 13]) await registeredAt(tx, event, `2031-01-${day}T12:00:00Z`)
      await registeredAt(tx, event, '2031-01-14T12:00:00Z')
      await send(tx, '2031-01-14T15:00:00Z', '2031-01-11T08:00:00Z')
      const digests = await digestsOf(tx, organiser)
      expect(digests).toMatchObject([{periodEnd: '2031-01-14T08:00:00+00:00', events: [{added: 3}]}])
      expect(digests[0]?.text).toContain('From 11 January 2031, 08:00 to 14 January 2031, 08:00')
    })
  })

  test('of a payment is when we heard of it, not when it was made', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      await memberByCard(tx, daysAgo(3))
      await sendTomorrow(tx)
      expect(lineOf((await digestsOf(tx, treasurer))[0], 'newMembers')?.names).toEqual(['Rasa Rasaitė'])
    })
  })

  test('of a fee that was held is when it was counted', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const submission = applicant()
      await applyByTransfer(serviceOf(tx), submission)
      const payment = await transferOf(tx, submission.email)
      await as(tx, treasurer)`select public.confirm_bank_transfer(${payment}, 1400, current_date - 1)`
      await send(tx, '2031-01-15T08:01:00Z', '2031-01-14T08:00:00Z')
      expect(await digestsOf(tx, treasurer)).toEqual([])
      await as(tx, treasurer)`select public.decide_payment(${payment}, 'count', null)`
      await tx`update public.payments set decided_at = '2031-01-15T12:00:00Z' where id = ${payment}`
      await send(tx, '2031-01-16T08:01:00Z')
      const [digest] = await digestsOf(tx, treasurer)
      expect(lineOf(digest, 'newMembers')).toMatchObject({number: 1, names: ['Rasa Rasaitė']})
    })
  })
})

describe('treasurers are told', () => {
  test('of members, transfers, donations and what went back', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {submission} = await memberByCard(tx, daysAgo(300), applicant({firstName: 'Ona'}))
      await renew(tx, submission, daysAgo(0))
      await memberByCard(tx, daysAgo(0), applicant({firstName: 'Ąžuolas'}))
      await applyByTransfer(serviceOf(tx), applicant({firstName: 'Gintarė'}))
      const donor = await createDonation(serviceOf(tx), {donorName: 'Slapukė Slaptė', message: 'Sėkmės!'})
      await apply(serviceOf(tx), paid(donor.paymentId, daysAgo(0), {pence: 2000}))
      const other = await createDonation(serviceOf(tx), {amount: 5})
      await apply(serviceOf(tx), paid(other.paymentId, daysAgo(0), {pence: 500}))
      await apply(serviceOf(tx), refunded(other.paymentId, 500))
      await sendTomorrow(tx)

      const [digest] = await digestsOf(tx, treasurer)
      expect(lineOf(digest, 'newMembers')).toMatchObject({
        number: 2,
        names: ['Ona Rasaitė', 'Ąžuolas Rasaitė'],
      })
      expect(lineOf(digest, 'renewals')).toMatchObject({number: 1})
      expect(lineOf(digest, 'newTransfers')).toMatchObject({number: 1, names: ['Gintarė Rasaitė']})
      expect(lineOf(digest, 'donations')).toMatchObject({number: 2, pence: 2500})
      expect(lineOf(digest, 'takenBack')).toMatchObject({number: 1, pence: 500})
      expect(digest?.text).toContain(
        'Donations: 2, in total £25\n  https://example.org/en/admin?tab=donations',
      )
      expect(digest?.text).not.toMatch(/Slap|Sėkmės|2018|@example\.test/)
    })
  })

  test('of memberships that were cancelled, and that ended without a renewal', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {email} = await memberByCard(tx, daysAgo(1), applicant({firstName: 'Ona'}))
      await tx`update private.digests set reported_until = now()`
      const [{id} = {}] = await tx`select id from public.memberships where email = ${email}`
      await as(tx, treasurer)`select public.cancel_membership(${id})`
      const ended = await memberByCard(tx, daysAgo(400), applicant({firstName: 'Jonas'}))
      await tx`update public.memberships set grace_until = now() where email = ${ended.email}`
      await sendTomorrow(tx)
      const [digest] = await digestsOf(tx, treasurer)
      expect(lineOf(digest, 'cancelled')).toMatchObject({number: 1, names: ['Ona Rasaitė']})
      expect(lineOf(digest, 'expired')).toMatchObject({number: 1, names: ['Jonas Rasaitė']})
    })
  })

  test('of transfers that wait with other news, and on Mondays and Thursdays without', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      await applyByTransfer(serviceOf(tx), applicant())
      await tx`update public.payments set created_at = '2020-01-01T12:00:00Z' where created_at = now()`
      const days = async () => (await digestsOf(tx, treasurer)).map(({periodEnd}) => periodEnd.slice(0, 10))
      await send(tx, '2031-01-15T08:01:00Z', '2031-01-14T08:00:00Z')
      expect(await days()).toEqual([])
      await send(tx, '2031-01-16T08:01:00Z')
      await send(tx, '2031-01-17T08:01:00Z')
      expect(await days()).toEqual(['2031-01-16'])
      // Nobody called on Monday.
      await send(tx, '2031-01-21T08:01:00Z')
      expect(await days()).toEqual(['2031-01-16', '2031-01-21'])
      const [digest] = await digestsOf(tx, treasurer)
      expect(digest?.lines.map(({subject}) => subject)).toContain('awaitedTransfers')
      expect(digest?.text).toMatch(/Transfers awaited in all: \d+, the oldest since 1 January 2020\n/)

      await memberByCard(tx)
      await tx`delete from public.email_outbox where template = 'daily-digest'`
      await sendTomorrow(tx)
      const [news] = await digestsOf(tx, treasurer)
      expect(news?.lines.map(({subject}) => subject)).toEqual(
        expect.arrayContaining(['newMembers', 'awaitedTransfers']),
      )
    })
  })

  test('at once of a dispute, which has a deadline, and again with the digest', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {paymentId} = await memberByCard(tx, daysAgo(2))
      await apply(serviceOf(tx), dispute(paymentId, 'open'))
      const [told] = await tx`
        select data ->> 'reason' as reason from public.email_outbox where recipient = ${treasurer.email}`
      expect(told).toEqual({reason: 'dispute'})
      await sendTomorrow(tx)
      expect(lineOf((await digestsOf(tx, treasurer))[0], 'toDecide')?.number).toBeGreaterThanOrEqual(1)
    })
  })
})

describe('everybody is told what is theirs', () => {
  /** Something for everybody, and somebody with each role. */
  async function everything(tx: Transaction) {
    const [mine, others, nobodys] = [
      await addRegistrableEvent(tx),
      await addRegistrableEvent(tx),
      await addRegistrableEvent(tx),
    ]
    const organiser = await organiserOf(tx, mine)
    await organiserOf(tx, others)
    for (const event of [mine, others, nobodys]) await addRegistration(tx, event)
    const {registration} = await addRegistration(tx, mine)
    await tx`update public.event_registrations set status = 'cancelled' where id = ${registration}`
    await memberByCard(tx)
    const event = await addEvent(tx)
    const author = await signUp(tx, 'Rasa')
    await report(tx, author, await approvedComment(tx, await signUp(tx), event))
    await comment(tx, author, event)
    await addPhoto(tx, event, author)
    await addEmail(tx, 'failed')
    return {
      mine,
      nobodys,
      organiser,
      author,
      admin: await makeAdmin(tx, await signUp(tx, 'Ona')),
      treasurer: await treasurerIn(tx),
    }
  }

  const subjectsOf = (digest: Digest | undefined) => new Set(digest?.lines.map(({subject}) => subject))

  test('by their role', async () => {
    await rolledBack(async (tx) => {
      const {mine, nobodys, organiser, author, admin, treasurer} = await everything(tx)
      const moderator = await giveRole(tx, await signUp(tx, 'Ignė'), 'moderator')
      const secretary = await giveRole(tx, await signUp(tx, 'Rūta'), 'secretary')
      const donation = await createDonation(serviceOf(tx))
      await apply(serviceOf(tx), paid(donation.paymentId, daysAgo(0), {pence: 2000}))
      await sendTomorrow(tx)
      const [ofOrganiser] = await digestsOf(tx, organiser)
      expect(ofOrganiser?.lines).toEqual([])
      expect(ofOrganiser?.events).toMatchObject([{key: mine, added: 1, cancelled: 1, lapsed: 0}])
      const [ofModerator] = await digestsOf(tx, moderator)
      expect(ofModerator?.events).toEqual([])
      expect(subjectsOf(ofModerator)).toEqual(new Set(['comments', 'reports', 'photos']))
      const [ofTreasurer] = await digestsOf(tx, treasurer)
      expect(ofTreasurer?.events).toEqual([])
      expect(subjectsOf(ofTreasurer)).toContain('newMembers')
      for (const subject of ['comments', 'reports', 'photos', 'failedEmails'])
        expect(subjectsOf(ofTreasurer)).not.toContain(subject)
      expect(subjectsOf(ofTreasurer)).toContain('donations')
      const [ofSecretary] = await digestsOf(tx, secretary)
      expect(ofSecretary?.events).toEqual([])
      expect(subjectsOf(ofSecretary)).toEqual(new Set(['newMembers']))
      const [ofAdmin] = await digestsOf(tx, admin)
      expect(ofAdmin?.events.map(({key}) => key)).toEqual([nobodys])
      for (const subject of ['newMembers', 'failedEmails']) expect(subjectsOf(ofAdmin)).toContain(subject)
      expect(subjectsOf(ofAdmin)).not.toContain('comments')
      expect(await digestsOf(tx, author)).toEqual([])
    })
  })

  test('and admins of what waits for moderators, as long as there are none', async () => {
    await rolledBack(async (tx) => {
      const {admin} = await everything(tx)
      await tx`delete from public.user_roles where role = 'moderator'`
      await sendTomorrow(tx)
      const [digest] = await digestsOf(tx, admin)
      for (const subject of ['comments', 'reports', 'photos']) expect(subjectsOf(digest)).toContain(subject)
    })
  })

  test('once, whatever they hold', async () => {
    await rolledBack(async (tx) => {
      const {mine, admin} = await everything(tx)
      for (const role of ['organiser', 'moderator', 'treasurer'] as const) await giveRole(tx, admin, role)
      await giveEvent(tx, admin, mine)
      await sendTomorrow(tx)
      const digests = await digestsOf(tx, admin)
      expect(digests).toHaveLength(1)
      expect(digests[0]?.lines.filter(({subject}) => subject === 'newMembers')).toHaveLength(1)
    })
  })

  test('unless they have switched it off', async () => {
    await rolledBack(async (tx) => {
      const {admin, treasurer} = await everything(tx)
      await as(tx, treasurer)`update public.profiles set wants_digest = false where id = ${treasurer.id}`
      await sendTomorrow(tx)
      expect(await digestsOf(tx, treasurer)).toEqual([])
      expect(await digestsOf(tx, admin)).toHaveLength(1)
    })
  })

  test('in the language of the account, or the one that they chose by a link in an email', async () => {
    await rolledBack(async (tx) => {
      const {admin, treasurer, organiser} = await everything(tx)
      await tx`update public.profiles set language = 'en' where id = ${admin.id}`
      await tx`
        insert into private.email_preferences (email, language, chosen_at) values (${organiser.email}, 'en', now())`
      await sendTomorrow(tx)
      const languages = []
      for (const person of [admin, treasurer, organiser])
        languages.push((await digestsOf(tx, person))[0]?.language)
      expect(languages).toEqual(['en', 'lt', 'en'])
    })
  })

  test('and nobody when nothing happened', async () => {
    await rolledBack(async (tx) => {
      const {organiser, admin, treasurer} = await everything(tx)
      await send(tx, '2031-01-15T08:01:00Z', '2031-01-14T08:00:00Z')
      for (const person of [organiser, admin, treasurer]) expect(await digestsOf(tx, person)).toEqual([])
    })
  })

  test('by the service alone', async () => {
    await rolledBack(async (tx) => {
      const admin = await makeAdmin(tx, await signUp(tx))
      await expect(as(tx, admin)`select public.send_digests(now())`).rejects.toMatchObject({code: '42501'})
    })
  })
})

test('a status has the time of its last change', async () => {
  await rolledBack(async (tx) => {
    const registration = await registeredAt(tx, await addRegistrableEvent(tx), '2031-01-01T12:00:00Z')
    const since = async () => {
      const [row] = await tx<{is_now: boolean}[]>`
        select status_since = now() as is_now from public.event_registrations where id = ${registration}`
      return row?.is_now
    }
    await tx`update public.event_registrations set status = 'registered', seats = 2 where id = ${registration}`
    expect(await since()).toBe(false)
    await tx`update public.event_registrations set status = 'cancelled' where id = ${registration}`
    expect(await since()).toBe(true)
  })
})

describe('admins are told at once', () => {
  /** Years before anything that others have done. */
  const START = Date.parse('2001-03-01T12:00:00Z')
  const minute = (minutes: number) => new Date(START + minutes * 60_000).toISOString()

  async function troublesAt(tx: Transaction, at: string) {
    const rows = await tx<{trouble: string; number: number; since: Date}[]>`
      select trouble, number::integer, since from private.troubles(${at})`
    return rows.map(({trouble, number, since}) => [trouble, number, since.toISOString()])
  }

  const failedAt = async (tx: Transaction, at: string) => {
    const id = await addEmail(tx, 'failed')
    await tx`update public.email_outbox set failed_at = ${at} where id = ${id}`
  }

  test('of nothing as long as all is well', async () => {
    await rolledBack(async (tx) => {
      await failedAt(tx, minute(0))
      expect(await troublesAt(tx, minute(59))).toEqual([])
    })
  })

  test('of ten emails that failed within an hour', async () => {
    await rolledBack(async (tx) => {
      for (let failed = 0; failed < 9; failed++) await failedAt(tx, minute(failed))
      expect(await troublesAt(tx, minute(9))).toEqual([])
      await failedAt(tx, minute(59))
      expect(await troublesAt(tx, minute(59))).toEqual([['emails_failing', 10, minute(0)]])
      expect(await troublesAt(tx, minute(60))).toEqual([])
    })
  })

  test('of three checkouts that Stripe has not made, or payments that failed', async () => {
    await rolledBack(async (tx) => {
      const begun = []
      for (let each = 0; each < 3; each++) begun.push((await createDonation(serviceOf(tx))).paymentId)
      await tx`update public.payments set created_at = ${minute(0)} where id = any (${begun})`
      expect(await troublesAt(tx, minute(4))).toEqual([])
      expect(await troublesAt(tx, minute(5))).toEqual([['payments_failing', 3, minute(0)]])
      expect(await troublesAt(tx, minute(65))).toEqual([])
      const failed = begun[0] ?? ''
      await tx`update public.payments set checkout_session_id = 'cs_policy_open' where id = ${failed}`
      expect(await troublesAt(tx, minute(5))).toEqual([])
      await tx`update public.payments set failed_at = ${minute(3)} where id = ${failed}`
      expect(await troublesAt(tx, minute(5))).toEqual([['payments_failing', 3, minute(0)]])
    })
  })

  test('of three payments of a day that no webhook reported', async () => {
    await rolledBack(async (tx) => {
      const reconcile = async () => {
        const {paymentId} = await createDonation(serviceOf(tx))
        await serviceOf(tx)`
          select public.apply_checkout_session(${JSON.stringify(paid(paymentId, new Date(START), {pence: 2000}))}::text::jsonb, ${minute(0)})`
      }
      const {paymentId} = await createDonation(serviceOf(tx))
      await apply(serviceOf(tx), paid(paymentId, new Date(START), {pence: 2000}))
      await reconcile()
      await reconcile()
      expect(await troublesAt(tx, minute(1))).toEqual([])
      await reconcile()
      expect(await troublesAt(tx, minute(1))).toEqual([['webhooks_missing', 3, minute(0)]])
      expect(await troublesAt(tx, minute(24 * 60))).toEqual([])
    })
  })

  test('of content that has not come for an hour', async () => {
    await rolledBack(async (tx) => {
      await addEvent(tx)
      const isStale = async (minutes: number) => {
        const [row] = await tx<{is_stale: boolean}[]>`
          select exists (
            select from private.troubles(now() + make_interval(mins => ${minutes})) where trouble = 'content_stale'
          ) as is_stale`
        return row?.is_stale
      }
      expect(await isStale(60)).toBe(false)
      expect(await isStale(61)).toBe(true)
    })
  })

  test('once in six hours, all of them and nobody else', async () => {
    await rolledBack(async (tx) => {
      await tx`delete from private.alerts`
      const [ona, jonas] = [
        await makeAdmin(tx, await signUp(tx, 'Ona')),
        await makeAdmin(tx, await signUp(tx, 'Jonas', {language: 'en'})),
      ]
      await tx`update public.profiles set wants_digest = false where id = ${ona.id}`
      const treasurer = await treasurerIn(tx)
      const told = async () => {
        const rows = await tx<{recipient: string; language: Language; data: {trouble: string}}[]>`
          select recipient, language, data from public.email_outbox
          where template = 'admin-alert' and recipient = any (${[ona.email, jonas.email, treasurer.email]})`
        for (const {data, language} of rows)
          expect(renderEmail({template: 'admin-alert', language, data, ...urls}).ok).toBe(true)
        return rows.map(({recipient, language, data}) => [recipient, language, data.trouble]).toSorted()
      }
      /** Ten emails fail, and admins may be told. */
      const fail = async (minutes: number) => {
        for (let failed = 0; failed < 10; failed++) await failedAt(tx, minute(minutes))
        await serviceOf(tx)`select public.send_alerts(${minute(minutes)})`
      }
      const both = [
        [jonas.email, 'en', 'emails_failing'],
        [ona.email, 'lt', 'emails_failing'],
      ].toSorted()
      await fail(0)
      await fail(1)
      await fail(359)
      expect(await told()).toEqual(both)
      await fail(360)
      expect(await told()).toEqual([...both, ...both].toSorted())
    })
  })

  test('of content that the site cannot show, once for each fault', async () => {
    await rolledBack(async (tx) => {
      const admin = await makeAdmin(tx, await signUp(tx, 'Jonas', {language: 'en'}))
      const faulty = (id: string, ...fields: string[]) => ({
        id,
        type: 'event',
        title: {lt: 'Joninės', en: null},
        faults: fields.map((field) => ({field, kind: 'date'})),
      })
      /** Content is synced, and admins may be told some minutes later. */
      const told = async (minutes: number, ...documents: object[]) => {
        await tx`delete from public.email_outbox where recipient = ${admin.email}`
        await serviceOf(tx)`select public.sync_content_faults(${tx.json(documents as never)})`
        await serviceOf(tx)`select public.send_alerts(now() + make_interval(mins => ${minutes}))`
        const emails = await tx<{data: {documents?: {id: string}[]; number: number}}[]>`
          select data from public.email_outbox
          where template = 'admin-alert' and recipient = ${admin.email} and data ->> 'trouble' = 'content_faulty'`
        for (const {data} of emails) {
          const email = renderEmail({template: 'admin-alert', language: 'en', data, ...urls})
          expect(email.ok && email.email.text).toContain('Joninės')
        }
        return emails.map(({data}) => data.documents?.map(({id}) => id))
      }
      expect(await told(4, faulty('a', 'start'))).toEqual([])
      expect(await told(5, faulty('a', 'start'), faulty('b', 'start', 'end'))).toEqual([['a', 'b']])
      expect(await told(60, faulty('a', 'start'), faulty('b', 'end'))).toEqual([])
      expect(await told(60, faulty('a', 'start', 'end'), faulty('b', 'end'))).toEqual([['a']])
      expect(await serviceOf(tx)`select public.known_content_faults() as id order by id`).toEqual([
        {id: 'a'},
        {id: 'b'},
      ])
      expect(await told(60)).toEqual([])
      expect(await serviceOf(tx)`select public.known_content_faults() as id order by id`).toEqual([])
      expect(await told(60, faulty('a', 'start'))).toEqual([['a']])
    })
  })
})
