import {expect, test} from 'vitest'
import {database} from './database.ts'

/** What empties a table, and after how long. Its job calls the function each hour, or as `schedule.json` says. */
const emptied: Record<string, {by: string; after: string}> = {
  'private.account_email_requests': {by: 'finish_account_emails', after: 'Auth has answered'},
  'private.address_changes': {by: 'purge_sign_ups', after: 'an hour'},
  'private.bank_batches': {by: 'purge_bank_lines', after: 'a week'},
  'private.content_faults': {by: 'sync_content_faults', after: 'the document is mended'},
  'private.email_preferences': {by: 'purge_email_preferences', after: 'nothing else has the address'},
  'private.erasures': {by: 'purge_expired', after: '13 months'},
  'private.gift_aid_declarations': {by: 'purge_money', after: 'seven years'},
  'private.job_calls': {by: 'count_job_call', after: '30 days'},
  'private.job_runs': {by: 'purge_job_runs', after: '30 days'},
  'private.left_out': {by: 'purge_left_out', after: '30 days'},
  'private.look_requests': {by: 'purge_studio_messages', after: 'an answer, or 90 days'},
  'private.member_import_parts': {by: 'purge_member_imports', after: 'a day'},
  'private.member_import_rows': {by: 'purge_member_imports', after: 'a day'},
  'private.newsletter_links': {by: 'purge_newsletter', after: 'a week to confirm, two years to unsubscribe'},
  'private.pushed_alerts': {by: 'finish_alerts', after: 'it is sent, or a day at the next one'},
  'private.renewal_links': {by: 'purge_money', after: 'a year'},
  'private.reported_errors': {by: 'purge_reported_errors', after: '30 days'},
  'private.schedule_watches': {by: 'purge_studio_messages', after: 'it is done, or 30 days after its time'},
  'private.sign_ups': {by: 'purge_sign_ups', after: 'a day'},
  'private.studio_people': {by: 'purge_studio_messages', after: 'half a year without the Studio'},
  'private.submission_counts': {by: 'purge_submission_counts', after: 'the period of its limit'},
  'private.submissions': {by: 'purge_submissions', after: 'a day'},
  'public.audit_log': {by: 'purge_expired', after: 'two years'},
  'public.contact_messages': {by: 'purge_submissions', after: 'two years'},
  'public.deleted_comments': {by: 'purge_expired', after: 'a week'},
  'public.email_events': {by: 'purge_emails', after: '30 days'},
  'public.email_outbox': {by: 'purge_emails', after: '30 days'},
  'public.event_registrations': {by: 'purge_submissions', after: 'a year after the event'},
  'public.membership_applications': {by: 'purge_money', after: 'two years'},
  'public.newsletter_subscribers': {
    by: 'purge_newsletter',
    after: 'a week without confirmation, or two years',
  },
  'public.stripe_events': {by: 'purge_money', after: '90 days'},
  'public.suppressed_addresses': {by: 'purge_email_preferences', after: 'nothing else has the address'},
}

/** Its rows go with those of another table. */
const goesWith: Record<string, string> = {
  'private.gift_aid_links': 'private.gift_aid_declarations',
  'private.gift_aid_choices': 'public.payments',
  'private.registration_links': 'public.event_registrations',
  'private.subscription_links': 'public.subscriptions',
  'public.attendance': 'public.event_registrations',
  'public.bus_registrations': 'public.event_registrations',
  'public.comment_reports': 'public.event_comments',
  'public.donations': 'public.payments',
  'public.newsletter_deliveries': 'public.newsletter_issues',
  'public.race_consents': 'public.race_registrations',
  'public.race_health_notes': 'public.race_registrations',
  'public.race_registrations': 'public.event_registrations',
  'public.trip_payments': 'public.event_registrations',
}

const setting = 'a setting'
const few = 'a row for each kind of thing, which code names'
const person = 'a row for each person or account, which grow with the community'
const content = 'a row for each document of the Content Lake'
const accounts = 'accounts, which the law keeps: a few hundred rows a year'

/** What stays, and why that fills nothing. */
const stays: Record<string, string> = {
  'private.alerts': few,
  'private.backups': few,
  'private.community_name': setting,
  'private.digests': person,
  'private.donation_totals': content,
  'private.email_budgets': setting,
  'private.email_limits': setting,
  'private.email_pauses': few,
  'private.email_purposes': setting,
  'private.hooks': few,
  'private.jobs': few,
  'private.money_settings': setting,
  'private.months': 'twelve rows a year',
  'private.plan_limits': setting,
  'private.rate_limits': setting,
  'private.schedule': setting,
  'private.stripe_readings': few,
  'private.submitter_key': setting,
  'private.consent_wordings': 'each wording once',
  'private.charge_refunds': accounts,
  'private.deaths': person,
  'private.disputes': accounts,
  'private.gift_aid_adjustments': accounts,
  'private.gift_aid_claim_lines': accounts,
  'private.gift_aid_claims': accounts,
  'private.member_imports': 'a row for each list that was imported',
  'private.membership_reminders': accounts,
  'private.refund_requests': accounts,
  'private.refunds': accounts,
  'private.renewals': accounts,
  'public.bank_line_payments': accounts,
  'public.bank_lines': accounts,
  'public.bank_statements': accounts,
  'public.campaigns': content,
  'public.commenters': person,
  'public.content_items': content,
  'public.discount_codes': 'a row for each member and event with a discount',
  'public.event_changes': content,
  'public.event_comments': 'what people wrote, until they delete it',
  'public.event_likes': 'a row for each person and event',
  'public.event_organisers': person,
  'public.ledger': accounts,
  'public.membership_payments': accounts,
  'public.memberships': person,
  'public.newsletter_issues': 'a row for each newsletter',
  'public.payments': accounts,
  'public.photo_uploads': 'until somebody decides, a year at most',
  'public.profiles': person,
  'public.stripe_balance_transactions': accounts,
  'public.stripe_payouts': accounts,
  'public.subscriptions': accounts,
  'public.ticket_orders': accounts,
  'public.user_roles': person,
}

test('each table says how it is emptied, or why it fills nothing', async () => {
  const tables = await database<{name: string}[]>`
    select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
    where relnamespace = any('{public, private}'::regnamespace[]) and relkind in ('r', 'p') order by 1`
  const named = [emptied, goesWith, stays].flatMap((each) => Object.keys(each))
  expect(named.toSorted()).toEqual(tables.map(({name}) => name).toSorted())
})

interface Routine {
  name: string
  source: string
}

test('what empties a table deletes from it, also by what it calls', async () => {
  const routines = await database<Routine[]>`
    select proname as name, prosrc as source from pg_proc where pronamespace = any('{public, private}'::regnamespace[])`
  const sourceOf = new Map(routines.map(({name, source}) => [name, source]))
  function deletes(name: string, table: string, seen = new Set<string>()): boolean {
    const source = sourceOf.get(name) ?? ''
    if (new RegExp(`delete from ${table.replace('.', '\\.')}\\b`).test(source)) return true
    const called = [...source.matchAll(/\b(?:private|public)\.(\w+)\(/g)].map(([, inner = '']) => inner)
    seen.add(name)
    return called.some((inner) => !seen.has(inner) && deletes(inner, table, seen))
  }
  const idle = Object.entries(emptied).filter(([table, {by}]) => !deletes(by, table))
  expect(idle).toEqual([])
})

test('what goes with another table is deleted with its row', async () => {
  const references = await database<{from: string; to: string}[]>`
    select format('%I.%I', own.relnamespace::regnamespace, own.relname) as "from",
      format('%I.%I', other.relnamespace::regnamespace, other.relname) as "to"
    from pg_constraint join pg_class as own on own.oid = conrelid join pg_class as other on other.oid = confrelid
    where contype = 'f' and confdeltype = 'c'`
  const found = references.map(({from, to}) => `${from} with ${to}`)
  expect(found).toEqual(
    expect.arrayContaining(Object.entries(goesWith).map(([table, other]) => `${table} with ${other}`)),
  )
})
