import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {checks} from '../../../scripts/doctor/checks.ts'
import {readExpectedCatalog} from '../../../scripts/doctor/database/expected-catalog.ts'
import {examine} from '../../../scripts/doctor/examine.ts'
import type {Finding} from '../../../scripts/doctor/finding.ts'
import type {Catalog, Installation} from '../../../scripts/doctor/installation.ts'
import {report} from '../../../scripts/doctor/report.ts'
import {inheritedEnv, stateDirectory} from '../../env.ts'
import {backupFaults} from '../../support/hosted-site/faults/backup-faults.ts'
import {mailFaults} from '../../support/hosted-site/faults/mail-faults.ts'
import {networkFaults} from '../../support/hosted-site/faults/network-faults.ts'
import {paymentAndMailFaults} from '../../support/hosted-site/faults/payment-and-mail-faults.ts'
import {sanityFaults} from '../../support/hosted-site/faults/sanity-faults.ts'
import {scheduleFaults} from '../../support/hosted-site/faults/schedule-faults.ts'
import {schemaFaults} from '../../support/hosted-site/faults/schema-faults.ts'
import {siteFaults} from '../../support/hosted-site/faults/site-faults.ts'
import {supabaseConnectionFaults} from '../../support/hosted-site/faults/supabase-connection-faults.ts'
import {supabaseFaults} from '../../support/hosted-site/faults/supabase-faults.ts'
import {variableFaults} from '../../support/hosted-site/faults/variable-faults.ts'
import {webhookFaults} from '../../support/hosted-site/faults/webhook-faults.ts'
import {startHostedDatabase, type HostedDatabase} from '../../support/hosted-site/hosted-database.ts'
import {startHostedSite} from '../../support/hosted-site/hosted-site.ts'

const faults = [
  ...variableFaults,
  ...siteFaults,
  ...sanityFaults,
  ...supabaseConnectionFaults,
  ...paymentAndMailFaults,
  ...networkFaults,
  ...webhookFaults,
  ...schemaFaults,
  ...scheduleFaults,
  ...backupFaults,
  ...supabaseFaults,
  ...mailFaults,
]

/** They tell of this machine, which no test breaks, or of what nobody can ask. */
const neverBroken = ['Node', 'npm', 'Supabase CLI', 'Postgres', 'requests to Sanity']

const speaking = (findings: Finding[]) =>
  findings.filter(({state}) => state === 'problem' || state === 'attention')

const byName = (a: {check: string}, b: {check: string}) => a.check.localeCompare(b.check)

/** The names of the secrets that a text shows. */
function secretsIn(text: string, {site, functions, ...installation}: Installation): string[] {
  const {supabaseToken, sanityToken, resendKey, stripeKey} = installation
  const variables = {
    ...site,
    ...functions,
    SUPABASE_TOKEN: supabaseToken,
    SANITY_TOKEN: sanityToken,
    FULL_RESEND_KEY: resendKey,
    FULL_STRIPE_KEY: stripeKey,
  }
  const secrets = Object.entries(variables).filter(([name]) => /TOKEN|SECRET|KEY/.test(name))
  return [...secrets, ['the password', 'a%20pass%2Fword'] as const].flatMap(([name, value]) =>
    value && value.length > 4 && text.includes(value) ? [name] : [],
  )
}

describe('a site on the internet', () => {
  let database: HostedDatabase
  let catalog: Catalog
  beforeAll(async () => {
    database = await startHostedDatabase()
    catalog = await readExpectedCatalog()
  }, 180_000)
  afterAll(() => database.stop())

  const start = () => startHostedSite({database, expectedCatalog: async () => catalog})

  test('has nothing to be done where all is well', async () => {
    await using hosted = await start()
    const findings = await examine(hosted.installation, checks)
    expect(speaking(findings)).toEqual([])
    const notWell = findings.filter(({state}) => state !== 'ok').map(({check}) => check)
    expect(notWell).toEqual(['requests to Sanity'])
  })

  test.each(faults)(
    'when $what, exactly the checks of it speak',
    async ({breakIt, undo, speaks, leavesOut}) => {
      await using hosted = await start()
      await breakIt(hosted)
      let findings: Finding[]
      try {
        findings = await examine(
          hosted.installation,
          checks.filter(({name}) => name !== 'npm'),
        )
      } finally {
        await undo?.(hosted)
      }
      const spoken = speaking(findings)
      expect(spoken.toSorted(byName)).toEqual(
        speaks
          .map(([check, state, says]) =>
            expect.objectContaining({
              check,
              state,
              says: expect.stringContaining(says),
              todo: expect.stringMatching(/\w/),
            }),
          )
          .toSorted((a, b) => byName(a.sample, b.sample)),
      )
      for (const [check, says] of leavesOut ?? [])
        expect(findings).toContainEqual(
          expect.objectContaining({check, state: 'left out', says: expect.stringContaining(says)}),
        )
      expect(secretsIn(report(findings).join('\n'), hosted.installation)).toEqual([])
    },
  )

  test('has every check broken here', () => {
    const spoken = new Set(faults.flatMap(({speaks}) => speaks.map(([check]) => check)))
    expect(checks.map(({name}) => name).filter((name) => !spoken.has(name))).toEqual(neverBroken)
  })
})

/** The command on this stack. */
function runDoctor(args: string[], env: Record<string, string> = {}) {
  const script = join(import.meta.dirname, '../../../scripts/doctor.ts')
  return new Promise<{code: unknown; output: string}>((resolve) => {
    execFile(
      process.execPath,
      [script, '--here', ...args],
      {env: {...inheritedEnv, STATE_DIR: stateDirectory(), ...env}},
      (error, stdout, stderr) => resolve({code: error ? error.code : 0, output: stdout + stderr}),
    )
  })
}

describe('the command', () => {
  test('finds everything well on this machine, or leaves it out with the reason', async () => {
    const {code, output} = await runDoctor([])
    expect(output).toMatch(/^\d+ well, \d+ left out, 0 to look at, 0 problems\.$/m)
    expect(code).toBe(0)
  })

  test('prints its findings as JSON', async () => {
    const {code, output} = await runDoctor(['--json'])
    const findings = JSON.parse(output) as Finding[]
    expect(new Set(findings.map(({check}) => check))).toEqual(new Set(checks.map(({name}) => name)))
    expect(code).toBe(0)
  })

  test('says where nothing is', async () => {
    const {code, output} = await runDoctor([], {STATE_DIR: join(stateDirectory(), 'nothing')})
    expect(output).toContain('There is nothing to examine')
    expect(code).toBe(1)
  })
})
