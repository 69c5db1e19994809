import {FULL_SHARE, type PlanResource} from '@site/schemas/plan-resources'
import * as z from 'zod'
import {withDatabase} from './database/with-database.ts'
import type {Check} from './finding.ts'
import {attention, leftOut, ok, problem, type Outcome} from './outcome.ts'
import {requireHosted, type Installation} from './installation.ts'
import {authSettings, readAuthConfig} from './settings-of-supabase.ts'
import {askManagement} from './supabase-management.ts'

export const limitChecks: Check[] = [
  {subject: 'Limits', name: 'emails of accounts', run: checkAuthEmails},
  {subject: 'Limits', name: 'quota of Resend', run: checkEmailLimits},
  {subject: 'Limits', name: 'failed emails', run: checkFailedEmails},
  {subject: 'Limits', name: 'sizes', run: checkPlans},
  {subject: 'Limits', name: 'requests to Sanity', run: checkSanity},
  {subject: 'Limits', name: 'size of uploads', run: checkStorage},
]

async function checkAuthEmails(installation: Installation): Promise<Outcome> {
  const settings = await askManagement(installation, '/config/auth', authSettings)
  const {emailsPerHour} = readAuthConfig()
  const actual = Number(settings.rate_limit_email_sent)
  if (actual >= emailsPerHour) return ok(`Supabase sends ${actual} an hour.`)
  return problem(
    `Supabase sends only ${actual} emails of accounts an hour.`,
    `Set ${emailsPerHour} by hand: Supabase, Authentication, Rate Limits, "Rate limit for sending emails".`,
  )
}

async function checkEmailLimits(installation: Installation): Promise<Outcome> {
  requireHosted(installation, 'Resend', 'The local Resend has no quota.')
  const limits = await withDatabase(installation, async (sql) => {
    const [found] = await sql<
      {found: boolean}[]
    >`select to_regclass('private.email_limits') is not null as found`
    if (!found?.found) return undefined
    const [row] = await sql<{per_day: number | null; per_month: number | null}[]>`
      select per_day, per_month from private.email_limits`
    return row
  })
  if (!limits) return leftOut('The database has no private.email_limits: see its migrations.')
  if (limits.per_day === null && limits.per_month === null)
    return attention(
      'The database knows no quota of Resend, so newsletters may use up what other emails need.',
      'If your plan has one: update private.email_limits set per_day = 100, per_month = 3000; (docs/hosted-supabase.md)',
    )
  return ok(
    `The database keeps ${limits.per_day ?? 'any number of'} emails a day, ${limits.per_month ?? 'any number'} a month.`,
  )
}

async function checkFailedEmails(installation: Installation): Promise<Outcome> {
  requireHosted(installation, 'Resend', 'The local Resend fails emails as tests ask it to.')
  const templates = await withDatabase(
    installation,
    (sql) => sql<{template: string; failed: number}[]>`
      select template, count(*)::int as failed from public.email_outbox
      where status = 'failed' and coalesce(failed_at, created_at) > now() - interval '7 days'
      group by template order by failed desc`,
  )
  if (templates.length === 0) return ok('None failed in the last seven days.')
  return attention(
    `In the last seven days these failed: ${templates.map(({template, failed}) => `${failed} × ${template}`).join(', ')}.`,
    'The dashboard of the site says to whom and why (Emails). Send them again there once the reason is gone.',
  )
}

const nameOf: Record<PlanResource, string> = {
  database: 'the database',
  files: 'the files of Supabase',
  calls: 'calls of functions',
  documents: 'documents in Sanity',
  attributes: 'attributes in Sanity',
  emails_day: 'emails a day',
  emails_month: 'emails a month',
}

async function checkPlans(installation: Installation): Promise<Outcome[] | Outcome> {
  const usage = await withDatabase(installation, async (sql) => {
    const [found] = await sql<
      {found: boolean}[]
    >`select to_regclass('private.plan_limits') is not null as found`
    if (!found?.found) return undefined
    return sql<{resource: PlanResource; share: number | null; is_known: boolean}[]>`
      select resource, used::float / most as share, used is not null as is_known from private.plan_usage()`
  })
  if (!usage) return leftOut('The database has no private.plan_limits: see its migrations.')
  const inPercent = ({resource, share}: (typeof usage)[number]) =>
    `${nameOf[resource]} ${Math.floor((share ?? 0) * 100)} %`
  const measured = usage.filter(({share}) => share !== null)
  const full = measured.filter(({share}) => (share ?? 0) >= FULL_SHARE)
  const unknown = usage.filter(({is_known: isKnown}) => !isKnown)
  const faults = [
    ...full.map((each) =>
      attention(
        `The plan is nearly used up: ${inPercent(each)}.`,
        'docs/watching.md says what to empty, and how to tell the database of a larger plan.',
      ),
    ),
    ...(unknown.length > 0
      ? [
          leftOut(
            `Not known yet: ${unknown.map(({resource}) => nameOf[resource]).join(', ')}. sync-content asks Sanity once an hour.`,
          ),
        ]
      : []),
  ]
  return faults.length > 0 ? faults : ok(`Used: ${measured.map(inPercent).join(', ')}.`)
}

function checkSanity(installation: Installation): Outcome {
  requireHosted(installation, 'Sanity', 'The local Content Lake has no quota.')
  return leftOut(
    'Sanity tells it only at sanity.io/manage, Usage. docs/deploy.md says what the site asks for in a month.',
  )
}

async function checkStorage(installation: Installation): Promise<Outcome> {
  const [storage, bucket] = await Promise.all([
    askManagement(installation, '/config/storage', z.object({fileSizeLimit: z.number()})),
    withDatabase(installation, async (sql) => {
      const [row] = await sql<
        {largest: string | null}[]
      >`select max(file_size_limit) as largest from storage.buckets`
      return Number(row?.largest ?? 0)
    }),
  ])
  if (bucket <= storage.fileSizeLimit) return ok(`Files of ${bucket / 2 ** 20} MB may be uploaded.`)
  return problem(
    `A bucket takes files of ${bucket / 2 ** 20} MB, but Storage only ${storage.fileSizeLimit / 2 ** 20} MB.`,
    'Run: npm run supabase -- config push',
  )
}
