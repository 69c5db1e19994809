import {expect, test} from 'vitest'
import type {Profile} from './profile.ts'
import {serviceEnv, withoutServices, withRunningClock} from './service-env.ts'
import {hostedVariables, userProfile} from './testing/user-profile.ts'

test('a service that starts later has the clock of the others', () => {
  const env = {SITE_CLOCK: '2025-11-15T12:00:00Z', SITE_URL: 'http://localhost:3000'}
  expect(withRunningClock(env, 90_000)).toEqual({...env, SITE_CLOCK: '2025-11-15T12:01:30.000Z'})
})

test('without a clock of its own, the stack has the real one', () => {
  expect([withRunningClock({}, 1), withRunningClock({SITE_CLOCK: ''}, 1)]).toEqual([{}, {SITE_CLOCK: ''}])
})

/** Of a shell that sets nothing. */
const envOf = (profile: Profile) => serviceEnv(profile, {})

const local = {
  SITE_URL: 'http://localhost:3000',
  STUDIO_URL: 'http://localhost:3333',
  SANITY_API_HOST: 'http://localhost:3334',
  SANITY_PROJECT_ID: 'local',
  SUPABASE_URL: 'http://localhost:54321',
  INBOX_URL: 'http://localhost:54324',
  RESEND_BASE_URL: 'http://localhost:54325',
  STRIPE_API_BASE: 'http://localhost:12111',
  MAIL_FROM: 'info@example.test',
  ORGANISERS_EMAIL: 'organizatoriai@example.test',
  RESEND_VERIFIED_DOMAINS: 'example.test',
  SITE_CLOCK: '2025-11-15T14:00:00Z',
}

const secrets = [
  'SUPABASE_SECRET_KEY',
  'SUPABASE_SECRET_KEYS',
  'SUPABASE_DB_PASSWORD',
  'SUPABASE_JWT_SECRET',
  'DATABASE_URL',
  'SEND_EMAIL_HOOK_SECRET',
  'RESEND_API_KEY',
  'RESEND_WEBHOOK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

test('without an .env every service is that of this machine', () => {
  const env = envOf(userProfile())
  expect(env).toMatchObject(local)
  for (const name of secrets) expect([name, env[name]]).toEqual([name, expect.stringMatching(/.{16}/)])
})

const {sanity, supabase, resend, stripe} = hostedVariables

test.each([
  ['Sanity', sanity, {SITE_CLOCK: ''}],
  [
    'Resend',
    resend,
    {INBOX_URL: undefined, RESEND_WEBHOOK_SECRET: '', RESEND_VERIFIED_DOMAINS: 'community.test'},
  ],
  ['Stripe', stripe, {}],
  [
    'Stripe and Resend',
    {...stripe, ...resend},
    {INBOX_URL: undefined, RESEND_VERIFIED_DOMAINS: 'community.test'},
  ],
  ['Sanity and Stripe', {...sanity, ...stripe}, {SITE_CLOCK: ''}],
])('where %s is hosted, the rest is that of this machine', (_, variables, changes) => {
  const env = envOf(userProfile(variables))
  const expected: Record<string, string | undefined> = {...local, ...variables, ...changes}
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, env[name]]))).toEqual(expected)
})

test('a hosted Supabase gets nothing, and the site only its URL and public key', () => {
  const env = envOf(userProfile({...supabase, ...resend, ...stripe}))
  expect(env).toMatchObject({...supabase, SANITY_API_HOST: local.SANITY_API_HOST})
  const others = [...secrets, 'INBOX_URL', 'RESEND_BASE_URL', 'STRIPE_API_BASE', 'MAIL_FROM', 'SUPABASE_PORT']
  expect(others.filter((name) => name in env)).toEqual([])
})

const webhooks = (variables: Record<string, string>) =>
  (JSON.parse(envOf(userProfile(variables)).LAKE_WEBHOOKS ?? '') as {url: string}[]).map(({url}) => url)

test('the local Content Lake calls what runs on this machine', () => {
  const site = 'http://localhost:3000/api/revalidate'
  expect(webhooks({SITE_URL: 'https://tunnel.test'})).toEqual([
    site,
    'http://localhost:54321/functions/v1/sync-content',
  ])
  expect(webhooks(supabase)).toEqual([site])
})

test('the URL of the site, the sender and the organisers are the user’s, also with the local services', () => {
  const variables = {
    SITE_URL: 'https://tunnel.test/',
    MAIL_FROM: 'info@community.test',
    ORGANISERS_EMAIL: 'organisers@community.test',
  }
  expect(envOf(userProfile(variables))).toMatchObject({
    ...local,
    ...variables,
    SITE_URL: 'https://tunnel.test',
    RESEND_VERIFIED_DOMAINS: 'community.test',
  })
})

test('tests get nothing of the shell by which a hosted service could be reached', () => {
  const given = {
    PATH: '/bin',
    SANITY_AUTH_TOKEN: 'skDeployToken',
    SUPABASE_ACCESS_TOKEN: 'sbp_token',
    STRIPE_SECRET_KEY: 'sk_live_key',
    RESEND_API_KEY: 're_key',
    DATABASE_URL: 'postgresql://hosted.test/postgres',
  }
  expect(withoutServices(given)).toEqual({PATH: '/bin'})
})
