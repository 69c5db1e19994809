import {expect, test} from 'vitest'
import {hostedNotes} from './hosted-notes.ts'
import {hostedVariables, userProfile} from './testing/user-profile.ts'

const {sanity, supabase, resend, stripe} = hostedVariables

const notes = (...variables: Record<string, string>[]) =>
  hostedNotes(userProfile(Object.assign({}, ...variables) as Record<string, string>))

/** The beginnings of the lines, which differ from each other. */
const beginnings = (lines: string[]) => lines.map((line) => line.split(' ', 4).join(' '))

test('says nothing where everything runs here', () => {
  expect(notes()).toEqual([])
  expect(notes({SITE_URL: 'http://localhost:3000/', STUDIO_URL: 'http://localhost:3333/'})).toEqual([])
})

test('a URL of the site on this machine is none that others can call', () => {
  const SITE_URL = 'http://localhost:3000'
  for (const variables of [sanity, supabase, resend, stripe])
    expect(notes(variables, {SITE_URL})).toEqual(notes(variables))
})

test('says where links lead that do not lead here', () => {
  expect(notes({SITE_URL: 'https://tunnel.test', STUDIO_URL: 'https://x.sanity.studio'})).toEqual([
    'SITE_URL is https://tunnel.test: emails, payments and previews lead there, and forms sent from http://localhost:3000 are refused.',
    'STUDIO_URL is not used: the Studio that belongs to this site runs at http://localhost:3333.',
  ])
})

test('says what does not work with a hosted Sanity', () => {
  const lines = notes(sanity)
  expect(beginnings(lines)).toEqual([
    'Sanity is hosted: only',
    'Sanity cannot call this',
    'Sanity lets the Studio',
  ])
  expect(lines[1]).toBe(
    'Sanity cannot call this machine: what is published is on the site within ten minutes, and in the database within ten minutes.',
  )
  expect(notes(sanity, {SANITY_API_HOST: 'https://lake.test'})[1]).toContain('on the site within a minute,')
  expect(notes(sanity, {SITE_URL: 'https://tunnel.test'})[2]).toMatch(
    /^Sanity calls .* https:\/\/tunnel\.test\/api\/revalidate\. Without one, what is published .* ten minutes/,
  )
  expect(notes(sanity, {SANITY_API_WRITE_TOKEN: ''})).toContainEqual(
    expect.stringContaining('SANITY_API_WRITE_TOKEN'),
  )
})

test('says what does not work with a hosted Supabase', () => {
  const lines = notes(supabase)
  expect(beginnings(lines)).toEqual([
    'Supabase is hosted: its',
    'Its functions accept forms',
    'It has none of',
    'It knows the content',
    'Its functions take the',
  ])
  expect(lines[1]).toContain('http://localhost:3000')
  expect(notes(supabase, {SITE_URL: 'https://tunnel.test'})[2]).toContain('https://tunnel.test')
})

test('says what does not work with a hosted Resend', () => {
  expect(beginnings(notes(resend))).toEqual(['Resend is hosted: emails', 'Resend cannot call this'])
  expect(notes(resend)[1]).toContain('links in emails work on this machine only')
  expect(notes(resend, {SITE_URL: 'https://tunnel.test'}).at(-1)).not.toContain('links')
})

test('says what does not work with a hosted Stripe, and that a live key moves money', () => {
  expect(beginnings(notes(stripe))).toEqual(['Stripe cannot call this', 'The tickets of the'])
  expect(notes(stripe)[0]).toContain(
    'stripe listen --forward-to http://localhost:54321/functions/v1/stripe-webhook',
  )
  expect(notes(stripe, {STRIPE_SECRET_KEY: 'rk_live_hostedSixteen'})[0]).toContain('real money')
})

test('of two hosted services, each has its own lines', () => {
  expect(beginnings(notes(sanity, supabase))).toEqual([
    ...beginnings(notes(sanity)),
    ...beginnings(notes(supabase)).slice(0, 3),
  ])
  expect(beginnings(notes(sanity, stripe))).toEqual([...beginnings(notes(sanity)), 'Stripe cannot call this'])
  expect(notes(supabase, stripe, resend)).toEqual(notes(supabase))
})
