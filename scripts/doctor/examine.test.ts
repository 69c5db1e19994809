import {expect, test} from 'vitest'
import {examine} from './examine.ts'
import type {Check} from './finding.ts'
import type {Installation} from './installation.ts'
import {attention, LeftOut, ok, problem} from './outcome.ts'
import {report} from './report.ts'

const installation: Installation = {
  site: {},
  functions: undefined,
  databaseUrl: undefined,
  supabaseToken: undefined,
  sanityToken: undefined,
  resendKey: undefined,
  stripeKey: undefined,
  local: new Set(),
  fetch,
  certificateEnd: async () => new Date(),
  timeoutMs: 1000,
  slowMs: 1000,
  expectedCatalog: async () => new Map(),
}

const checks: Check[] = [
  {subject: 'Limits', name: 'quota', run: () => attention('It is nearly used up.', 'Wait.')},
  {
    subject: 'Connections',
    name: 'Stripe',
    run: async () => [ok('It answers.'), problem('It refuses.', 'Ask.')],
  },
  {
    subject: 'Connections',
    name: 'Sanity',
    run: () => {
      throw new LeftOut('There is no token.')
    },
  },
  {
    subject: 'Variables',
    name: 'file',
    run: () => Promise.reject(new Error('postgres://postgres:secret@host: broken')),
  },
]

test('prints what it found by subject, then what to look at, then the problems and their number', async () => {
  expect(report(await examine(installation, checks))).toEqual([
    'Variables',
    '  ✗ file: This check failed: postgres://…@host: broken',
    '',
    'Connections',
    '  ✓ Stripe: It answers.',
    '  ✗ Stripe: It refuses.',
    '  - Sanity: There is no token.',
    '',
    'Limits',
    '  ! quota: It is nearly used up.',
    '',
    'To look at',
    '  ! quota: It is nearly used up.',
    '    → Wait.',
    '',
    'Problems',
    '  ✗ file: This check failed: postgres://…@host: broken',
    '    → This is a fault of the check itself: tell a developer of the project.',
    '  ✗ Stripe: It refuses.',
    '    → Ask.',
    '',
    '1 well, 1 left out, 1 to look at, 2 problems.',
  ])
})

test('what is the same is said once', async () => {
  const told = (name: string, says: string): Check => ({
    subject: 'Connections',
    name,
    run: () => problem(says, 'Look at the network.'),
  })
  const findings = await examine(installation, [told('a', 'Away.'), told('b', 'Away.'), told('c', 'Broken.')])
  expect(report(findings)).toEqual([
    'Connections',
    '  ✗ a · b: Away.',
    '  ✗ c: Broken.',
    '',
    'Problems',
    '  ✗ a · b: Away.',
    '  ✗ c: Broken.',
    '    → Look at the network.',
    '',
    '0 well, 0 left out, 0 to look at, 3 problems.',
  ])
})

test('all is well in one line where nothing is to be done', async () => {
  const findings = await examine(installation, [
    {subject: 'Versions', name: 'Node', run: () => ok('It is 24.')},
  ])
  expect(report(findings)).toEqual([
    'Versions',
    '  ✓ Node: It is 24.',
    '',
    '1 well, 0 left out, 0 to look at, 0 problems.',
  ])
})

test('what fails while nobody waits for it is a line of its own, and ends no other check', async () => {
  const findings = await examine(installation, [
    {
      subject: 'Schedule',
      name: 'stray',
      run: async () => {
        void Promise.reject(new Error('CONNECTION_DESTROYED'))
        await new Promise((resolve) => setTimeout(resolve, 20))
        return ok('It is well.')
      },
    },
  ])
  expect(findings).toEqual([
    expect.objectContaining({
      check: 'doctor',
      state: 'problem',
      says: 'This check failed: CONNECTION_DESTROYED',
    }),
    expect.objectContaining({check: 'stray', state: 'ok'}),
  ])
})
