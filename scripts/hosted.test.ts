import {expect, test} from 'vitest'
import {hostedServices, nothingHosted, variablesWithoutDefault} from './hosted.ts'

const ports = {LAKE_PORT: 3334, SUPABASE_PORT: '54321', RESEND_PORT: 54325, STRIPE_PORT: 12111}

test('nothing is hosted without variables', () => {
  expect(hostedServices(ports)).toEqual(nothingHosted)
})

test.each([
  ['SANITY_API_HOST', 3334],
  ['SUPABASE_URL', 54321],
  ['RESEND_BASE_URL', 54325],
  ['STRIPE_API_BASE', 12111],
])('%s may name the service of this machine', (name, port) => {
  for (const url of [`http://localhost:${port}`, `http://localhost:${port}/`, `http://127.0.0.1:${port}`]) {
    expect([url, hostedServices({...ports, [name]: url})]).toEqual([url, nothingHosted])
  }
})

test.each([
  [
    'sanity',
    'SANITY_API_HOST',
    ['', 'https://api.example', 'http://localhost:13334', 'http://10.0.0.1:3334'],
  ],
  ['supabase', 'SUPABASE_URL', ['https://abc.supabase.co', 'http://localhost:15321']],
  ['resend', 'RESEND_BASE_URL', ['', 'https://api.resend.com', 'http://localhost:15325']],
  ['stripe', 'STRIPE_API_BASE', ['', 'https://api.stripe.com', 'http://localhost:15111']],
])('%s alone is hosted by %s', (service, name, urls) => {
  for (const url of urls) {
    const hosted = hostedServices({...ports, [name]: url})
    expect([url, hosted]).toEqual([url, {...nothingHosted, [service]: true}])
  }
})

test('an empty SUPABASE_URL is an unset one', () => {
  expect(hostedServices({...ports, SUPABASE_URL: ''})).toEqual(nothingHosted)
})

test('a hosted Supabase sends the emails and takes the payments itself, whatever else is set', () => {
  const variables = {
    ...ports,
    SUPABASE_URL: 'https://abc.supabase.co',
    RESEND_BASE_URL: '',
    STRIPE_API_BASE: '',
  }
  expect(hostedServices(variables)).toEqual({...nothingHosted, supabase: true})
})

test('what belongs to a local service has no default for a hosted one', () => {
  expect(variablesWithoutDefault(nothingHosted)).toEqual([])
  expect(variablesWithoutDefault({...nothingHosted, resend: true})).toEqual([
    'RESEND_API_KEY',
    'RESEND_WEBHOOK_SECRET',
  ])
  expect(variablesWithoutDefault({sanity: true, supabase: true, resend: true, stripe: true})).toHaveLength(9)
})
