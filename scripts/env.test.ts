import {expect, test} from 'vitest'
import {parseSettings} from './env.ts'

const complete = {
  SITE_PORT: '3000',
  STUDIO_PORT: '3333',
  LAKE_PORT: '3334',
  SUPABASE_PORT: '54321',
  SUPABASE_DB_PORT: '54322',
  FUNCTIONS_PORT: '54327',
  INBOX_PORT: '54324',
  MAIL_SMTP_PORT: '54326',
  RESEND_PORT: '54325',
  STRIPE_PORT: '12111',
  STATE_DIR: '.local',
  SANITY_PROJECT_ID: 'local',
  SANITY_DATASET: 'production',
  SANITY_API_READ_TOKEN: 'skReadReadReadRead',
  SANITY_API_WRITE_TOKEN: 'skWriteWriteWrite',
  SANITY_WEBHOOK_SECRET: 'sixteen characters',
  PREVIEW_SECRET: 'thirty-two characters or even more',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local',
  SUPABASE_SECRET_KEY: 'sb_secret_sixteen_characters',
  SUPABASE_DB_PASSWORD: 'sixteen characters',
  SUPABASE_JWT_SECRET: 'thirty-two characters or even more',
  SEND_EMAIL_HOOK_SECRET: 'v1,whsec_c2VjcmV0c2VjcmV0',
  RESEND_API_KEY: 're_sixteen_characters',
  RESEND_WEBHOOK_SECRET: 'whsec_c2VjcmV0c2VjcmV0',
  STRIPE_SECRET_KEY: 'sk_test_sixteenCharacters',
  STRIPE_WEBHOOK_SECRET: 'whsec_sixteenCharacters',
}

test('parses ports as numbers and leaves optional variables unset', () => {
  const settings = parseSettings(complete)
  expect(settings.SITE_PORT).toBe(3000)
  expect(settings.SITE_CLOCK).toBeUndefined()
  expect(settings.SANITY_API_HOST).toBeUndefined()
})

test("tells an empty host, which is Sanity's own, from an unset one", () => {
  expect(parseSettings({...complete, SANITY_API_HOST: ''}).SANITY_API_HOST).toBe('')
})

test.each([
  ['SITE_PORT', 'three thousand', 'port number'],
  ['STUDIO_PORT', '70000', 'port number'],
  ['SANITY_API_HOST', 'localhost', 'URL'],
  ['SANITY_PROJECT_ID', 'My Project', 'project'],
  ['SANITY_API_WRITE_TOKEN', 'secret', 'sk'],
  ['SANITY_WEBHOOK_SECRET', 'short', '16 characters'],
  ['SUPABASE_URL', 'localhost', 'URL'],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_x', 'public key'],
  ['SUPABASE_JWT_SECRET', 'sixteen characters', '32'],
  ['RESEND_WEBHOOK_SECRET', 'sixteen characters', 'whsec_'],
  ['RESEND_RATE_LIMIT', 'many', 'requests per second'],
  ['RESEND_BASE_URL', 'localhost', 'Resend'],
  ['SITE_URL', 'my-site', 'URL of the site'],
  ['MAIL_FROM', 'the community', 'sender'],
  ['ORGANISERS_EMAIL', 'nobody', 'organisers'],
  ['STRIPE_API_BASE', 'localhost', 'Stripe'],
  ['STRIPE_SECRET_KEY', 'pk_test_sixteenCharacters', 'sk_test_'],
  ['STRIPE_WEBHOOK_SECRET', 'sixteen characters', 'whsec_'],
  ['SITE_CLOCK', 'yesterday', '2025-11-15T12:00:00Z'],
])('names %s when it is %s, and what it should hold', (name, value, hint) => {
  expect(() => parseSettings({...complete, [name]: value})).toThrow(new RegExp(`${name} must .*${hint}`))
})

test('names every missing variable', () => {
  expect(() => parseSettings({})).toThrow(/LAKE_PORT must[^]*STATE_DIR must[^]*SANITY_API_READ_TOKEN must/)
})

test('has no sender and organisers of its own where Resend sends the emails', () => {
  expect(() => parseSettings({...complete, RESEND_BASE_URL: ''})).toThrow(
    /MAIL_FROM must be set[^]*ORGANISERS_EMAIL must be set/,
  )
})

test('takes the URL of the site without its last slash', () => {
  expect(parseSettings({...complete, SITE_URL: 'https://site.test/'}).SITE_URL).toBe('https://site.test')
})
