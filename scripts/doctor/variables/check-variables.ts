import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as z from 'zod'
import {siteVariables} from '../../../apps/web/environment/site-variables.ts'
import {studioVariables} from '../../../studio/workspace/studio-variables.ts'
import {variable as functionVariables} from '../../../supabase/functions/_shared/env.ts'
import {root} from '../../supervisor/variables.ts'
import type {Check} from '../finding.ts'
import {attention, ok, problem, type Outcome} from '../outcome.ts'
import {isLocalUrl, isPlaceholder, type Installation} from '../installation.ts'
import {faultsOf, faulty} from './file-faults.ts'
import {clock, cutOff, insecure, leakedKey, stripeMode, unreachable} from './wrong-values.ts'

const SITE_FILE = '.env'
const FUNCTIONS_FILE = 'supabase/.env'
const setSecrets = 'Then run: npm run supabase -- secrets set --env-file supabase/.env'

/** The platform sets those that begin so. */
const functionsShape = z.object(functionVariables).omit({
  SUPABASE_URL: true,
  SUPABASE_PUBLISHABLE_KEYS: true,
  SUPABASE_SECRET_KEYS: true,
})

/** Variables that `config.toml` names, such as the URL of the hook. */
const configured = [
  ...readFileSync(join(root, 'supabase/config.toml'), 'utf8').matchAll(/"env\((\w+)\)"/g),
].map(([, name = '']) => name)

export const variableChecks: Check[] = [
  {subject: 'Variables', name: `in ${SITE_FILE}`, run: checkSite},
  {subject: 'Variables', name: `in ${FUNCTIONS_FILE}`, run: checkFunctions},
  {subject: 'Variables', name: 'both files agree', run: checkAgreement},
]

function checkSite({site}: Installation): Outcome[] {
  const todo = `Correct it in ${SITE_FILE} as docs/deploy.md, step 1, shows. Then build the site and the Studio again.`
  const faults = faultsOf([siteVariables, studioVariables], site)
  const leaked = leakedKey(site)
  if (leaked) faults.malformed.delete('SUPABASE_PUBLISHABLE_KEY')
  return wellUnless('All that the site and the Studio need is set.', [
    ...(leaked ? [leaked] : []),
    ...faulty(site, faults, [...siteVariables.keyof().options, 'SANITY_API_WRITE_TOKEN'], todo),
    ...(['STUDIO_URL', 'PREVIEW_SECRET'] as const)
      .filter((name) => !site[name])
      .map((name) => attention(`${name} is not set, so editors see no preview of drafts.`, todo)),
    ...insecure(site, ['SITE_URL', 'STUDIO_URL', 'SUPABASE_URL'], todo),
    ...unreachable(site, site, ['SANITY_API_HOST', 'STUDIO_URL', 'SUPABASE_URL'], todo),
    ...clock(site, SITE_FILE),
  ])
}

function checkFunctions({site, functions, local}: Installation): Outcome[] {
  const todo = `Correct it in ${FUNCTIONS_FILE} as docs/hosted-supabase.md shows. ${setSecrets}`
  if (!functions)
    return [problem(`There is no ${FUNCTIONS_FILE}.`, 'Write it as docs/hosted-supabase.md shows.')]
  const faults = faultsOf([functionsShape], functions)
  if (!local.has('Supabase'))
    faults.missing.push(...configured.filter((name) => !functions[name] && !(name in functionVariables)))
  if (functions.MAIL_FROM && !/@[^\s@<>]+>?\s*$/.test(functions.MAIL_FROM))
    faults.malformed.set('MAIL_FROM', 'names no email address.')
  for (const name of cutOff(functions, ['SEND_EMAIL_HOOK_SECRET', 'RESEND_WEBHOOK_SECRET']))
    faults.malformed.set(name, 'is shorter than such secrets are: it was cut off.')
  return wellUnless('All that the functions need is set.', [
    ...faulty(functions, faults, [...functionsShape.keyof().options, ...configured], todo),
    ...insecure(functions, ['SITE_URL', 'STUDIO_URL', 'SEND_EMAIL_HOOK_URL'], todo),
    ...unreachable(site, functions, ['SANITY_API_HOST', 'RESEND_BASE_URL', 'STRIPE_API_BASE'], todo),
    ...(local.has('Supabase') ? [] : ['HEARTBEAT_URL', 'ALERT_URL'])
      .filter((name) => !functions[name])
      .map((name) =>
        attention(
          `${name} is not set, so fewer people learn that something stands still.`,
          `Set it up as docs/watching.md shows. ${setSecrets}`,
        ),
      ),
    ...clock(functions, FUNCTIONS_FILE),
    ...stripeMode(site, functions),
  ])
}

function checkAgreement({site, functions}: Installation): Outcome[] {
  const names = [
    // A site on this machine may use a Supabase that belongs to the one on the internet.
    ...(isLocalUrl(site.SITE_URL ?? '') ? [] : ['SITE_URL', 'STUDIO_URL']),
    'SANITY_API_HOST',
    'SANITY_PROJECT_ID',
    'SANITY_DATASET',
    'SANITY_WEBHOOK_SECRET',
  ]
  const isReal = (value: string | undefined): value is string => Boolean(value) && !isPlaceholder(value)
  const different = names.filter((name) => {
    const [ours, theirs] = [site[name], functions?.[name]]
    return isReal(ours) && isReal(theirs) && trimmed(ours) !== trimmed(theirs)
  })
  const hook = functions?.SEND_EMAIL_HOOK_URL
  const expectedHook = `${trimmed(site.SUPABASE_URL)}/functions/v1/send-auth-email`
  return wellUnless('What both files have is the same.', [
    ...different.map((name) =>
      problem(
        `${name} is not the same in ${SITE_FILE} and ${FUNCTIONS_FILE}.`,
        `Write the right value into both files. ${setSecrets}`,
      ),
    ),
    ...(isReal(hook) && isReal(site.SUPABASE_URL) && hook !== expectedHook
      ? [
          problem(
            `SEND_EMAIL_HOOK_URL does not lead to the function send-auth-email of SUPABASE_URL.`,
            `Write ${expectedHook} into ${FUNCTIONS_FILE}. Then run: npm run supabase -- config push`,
          ),
        ]
      : []),
  ])
}

const wellUnless = (well: string, faults: Outcome[]): Outcome[] => (faults.length > 0 ? faults : [ok(well)])

const trimmed = (value: string | undefined) => value?.replace(/\/+$/, '')
