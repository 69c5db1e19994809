import {type PersonalDataKind, personalDataKinds} from '@site/schemas/personal-data/kinds'
import {expect, test} from 'vitest'
import {purges} from '../functions/purge-expired/handler.ts'
import {addLine} from './bank.ts'
import {as, service} from './callers.ts'
import type {Transaction} from './database.ts'
import {everywhere} from './everywhere.ts'
import {claimAll} from './gift-aid.ts'
import {daysAgo} from './money.ts'
import {moveTo, withMovedClock} from './moved-clock.ts'
import {giveRole, type Person, signUp} from './people.ts'

const DAY = 86_400_000
const UNKNOWN_PAYER = 'PĖDSAKAITĖ, UŽ KĄ, NEŽINIA'
const ofRasa = {surname: 'Pėdsakaitė', phone: '+442920184321'}

/** Kinds whose term something else than the database ends, and what tests it. */
const elsewhere = {
  waitingPhoto: 'supabase/functions/deno.integration.test.ts',
  backup: 'scripts/backup/kept-backups.test.ts',
}

type Tested = Exclude<KindWithTerm, keyof typeof elsewhere>
type KindWithTerm = {
  [Name in keyof typeof personalDataKinds]: (typeof personalDataKinds)[Name] extends {term: object}
    ? Name
    : never
}[keyof typeof personalDataKinds]

interface Check {
  at: Date
  kind?: Tested
  isKept?: boolean
}

/** What is left of each kind, of somebody who has all of it. */
const left = (tx: Transaction, {email, id}: Person, stranger: Person, begun: Date) => {
  const address = String(email)
  return {
    signUp: tx`select from auth.users where id = ${String(stranger.id)}`,
    deletedComment: tx`select from public.deleted_comments where user_id = ${String(id)}`,
    registration: tx`select from public.event_registrations where email = ${address}`,
    health: tx`select from public.race_health_notes where emergency_phone = ${ofRasa.phone}`,
    child: tx`select from public.race_registrations where last_name = ${ofRasa.surname}`,
    ticket: tx`select from public.ticket_orders where email = ${address}`,
    membership: tx`select from public.memberships where email = ${address}`,
    application: tx`select from public.membership_applications where email = ${address}`,
    memberImport: tx`select from private.member_import_parts where digest = 'terms'`,
    donation: tx`select from public.donations where email = ${address}`,
    giftAid: tx`select from private.gift_aid_claim_lines where last_name = ${ofRasa.surname}`,
    bankLine: tx`select from public.bank_lines where text = ${UNKNOWN_PAYER}`,
    message: tx`select from public.contact_messages where email = ${address}`,
    newsletter: tx`select from public.newsletter_subscribers where email = ${address}`,
    email: tx`select from public.email_outbox where recipient = ${address} and created_at <= ${begun}`,
    log: tx`select from public.audit_log where created_at between ${new Date(begun.getTime() - 1)} and ${begun}`,
    editor: tx`select from private.studio_people where email = ${address}`,
    lookRequest: tx`
      select from private.look_requests as asked join private.studio_people as asker on asker.id = asked.asker_id
      where asker.email = ${address}`,
    submission: tx`select from private.submissions where created_at between ${new Date(begun.getTime() - 1)} and ${begun}`,
    reportedError: tx`select from private.reported_errors where path = '/terms'`,
    erasure: tx`select from private.erasures where account = ${String(id)}`,
  } satisfies Record<Tested, PromiseLike<{length: number}>>
}

async function fill(tx: Transaction): Promise<{rasa: Person; stranger: Person}> {
  const rasa = await everywhere(tx, ofRasa)
  const stranger = await signUp(tx)
  await tx`update auth.users set created_at = now() where id = ${String(stranger.id)}`
  const treasurer = await giveRole(tx, await signUp(tx), 'treasurer')
  await claimAll(tx, treasurer, crypto.randomUUID())
  await addLine(tx, treasurer, {text: UNKNOWN_PAYER})
  const address = String(rasa.email)
  await tx`
    insert into private.member_import_parts (created_by, digest, rows) values (${String(rasa.id)}, 'terms', '[]')`
  await tx`
    update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where email = ${address}`
  await tx`update public.email_outbox set status = 'sent', sent_at = now() where recipient = ${address}`
  await tx`insert into private.reported_errors (code, path, message, browser, language) values ('ABCDEFGH', '/terms', '', '', 'lt')`
  await tx`insert into private.erasures (account) values (${String(rasa.id)})`
  return {rasa, stranger}
}

function ends(from: Date, {term}: PersonalDataKind): Date {
  const {days = 0, months = 0, years = 0} = {...term} as Partial<Record<'days' | 'months' | 'years', number>>
  const end = new Date(from.getTime() + days * DAY)
  end.setUTCMonth(end.getUTCMonth() + months + 12 * years)
  return end
}

async function passTo(tx: Transaction, time: Date): Promise<void> {
  await moveTo(tx, time)
  await as(tx, service)`select public.reconcile_memberships()`
  for (const purge of purges) await as(tx, service)`select public.${tx(purge)}()`
}

test('each kind of personal data is kept for its term, and no longer', async () => {
  await withMovedClock(async (tx) => {
    const begun = new Date()
    await moveTo(tx, begun)
    const {rasa, stranger} = await fill(tx)
    const [first] = await tx<{until: Date; booked: Date}[]>`
      select max(valid_until) as until, (select min(booked_on) from public.bank_lines where text = ${UNKNOWN_PAYER}) as booked
      from public.memberships where email = ${String(rasa.email)}`
    const starts: Partial<Record<Tested, Date | undefined>> = {
      membership: first?.until,
      bankLine: first?.booked,
      donation: daysAgo(1),
    }
    const checks: Check[] = (Object.keys(left(tx, rasa, stranger, begun)) as Tested[]).flatMap((kind) => {
      const end = ends(starts[kind] ?? begun, personalDataKinds[kind])
      // A membership is over when its year and the time to renew are, which the job of that day notes.
      const grace = kind === 'membership' ? 90 : 2
      const soon = Math.min(DAY, (end.getTime() - begun.getTime()) / 2)
      return [
        {kind, at: new Date(end.getTime() - soon), isKept: true},
        {kind, at: new Date(end.getTime() + grace * DAY), isKept: false},
      ]
    })
    const wrong: Check[] = []
    const months: Check[] = Array.from({length: 100}, (_, month) => ({
      at: new Date(begun.getTime() + month * 30 * DAY),
    }))
    for (const check of [...checks, ...months].toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      await passTo(tx, check.at)
      if (!check.kind) continue
      const rows = await left(tx, rasa, stranger, begun)[check.kind]
      if (rows.length > 0 !== check.isKept) wrong.push(check)
    }
    expect(wrong).toEqual([])
  })
}, 120_000)
