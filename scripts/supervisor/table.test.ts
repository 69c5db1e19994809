import {parseEnv} from 'node:util'
import {expect, test} from 'vitest'
import {envLines, stackTable} from './table.ts'

const services = [
  {title: 'Site', url: 'http://localhost:3000'},
  {title: 'Content Lake', url: 'http://localhost:3334'},
]

test('shows URLs, people and the site’s clock', () => {
  const logins = {
    studio: [{name: 'Rūta Kazlauskaitė', role: 'administrator'}],
    site: [{name: 'admin@example.test', role: 'admin, password slaptazodis'}],
  }
  const table = stackTable({
    record: {services, siteClock: '2025-11-15T12:00:00Z'},
    logins,
    remarks: {Site: 'answers'},
  })
  expect(table.join('\n')).toBe(`  Site          http://localhost:3000  answers
  Content Lake  http://localhost:3334

Who can log in to the Studio (choose on its log-in page)
  Rūta Kazlauskaitė  administrator

Who can log in to the site
  admin@example.test  admin, password slaptazodis

The site takes 15 November 2025, 12:00 UTC as now when it starts (SITE_CLOCK),
so that the seed content has upcoming and past events. Comments, registrations and payments
carry the real date, and the footer says so.`)
})

test('leaves out people and clock where content is hosted', () => {
  expect(stackTable({record: {services: services.slice(0, 1)}, logins: {studio: [], site: []}})).toEqual([
    '  Site  http://localhost:3000',
  ])
})

test('shows what is hosted, and what changes by that', () => {
  const record = {
    services: services.slice(0, 1),
    hosted: [{title: 'Stripe', url: 'https://api.stripe.com'}],
    notes: ['Real money moves.'],
  }
  expect(stackTable({record, logins: {studio: [], site: []}})).toEqual([
    '  Site    http://localhost:3000',
    '  Stripe  https://api.stripe.com  hosted',
    '',
    'What these settings change',
    '  Real money moves.',
  ])
})

test('writes the environment so that it can be parsed again', () => {
  const env = {SITE_URL: 'http://localhost:3000', SECRET: 'a b=c'}
  expect(envLines(env)[0]).toBe('SITE_URL="http://localhost:3000"')
  expect(parseEnv(envLines(env).join('\n'))).toEqual(env)
  expect(envLines({SECRET: 'a"$b`c\\'})).toEqual(['SECRET="a\\"\\$b\\`c\\\\"'])
})
