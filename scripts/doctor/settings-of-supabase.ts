import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse} from 'smol-toml'
import * as z from 'zod'
import {root} from '../supervisor/variables.ts'
import {NotReached} from './ask.ts'
import type {Check} from './finding.ts'
import {attention, LeftOut, ok, problem, type Outcome} from './outcome.ts'
import {functionUrl, urlVariable, type Installation} from './installation.ts'
import {askManagement} from './supabase-management.ts'

const push = 'Run: npm run supabase -- config push'

export const supabaseSettingChecks: Check[] = [
  {subject: 'Connections', name: 'management API of Supabase', run: checkToken},
  {subject: 'Settings of Supabase', name: 'Send Email hook', run: checkHook},
  {subject: 'Settings of Supabase', name: 'site URL', run: checkUrls},
  {subject: 'Settings of Supabase', name: 'config.toml', run: checkConfig},
  {subject: 'Settings of Supabase', name: 'variables of the functions', run: checkSecrets},
]

export const authSettings = z.record(z.string(), z.unknown())

async function checkToken(installation: Installation): Promise<Outcome> {
  try {
    await askManagement(installation, '', z.object({ref: z.string()}))
    return ok('It answers.')
  } catch (error) {
    if (error instanceof NotReached) return problem(error.message, error.todo)
    throw error
  }
}

async function checkHook(installation: Installation): Promise<Outcome> {
  const settings = await askManagement(installation, '/config/auth', authSettings)
  const url = functionUrl(installation, 'send-auth-email')
  if (settings.hook_send_email_enabled !== true)
    return problem(
      'The Send Email hook is off, so Supabase sends its own emails, in English and few.',
      `${push} (the variables of the hook in supabase/.env come first).`,
    )
  if (settings.hook_send_email_uri !== url)
    return problem(
      'The Send Email hook calls something else than send-auth-email.',
      `Correct SEND_EMAIL_HOOK_URL. ${push}`,
    )
  return ok('It calls send-auth-email.')
}

async function checkUrls(installation: Installation): Promise<Outcome[] | Outcome> {
  const settings = await askManagement(installation, '/config/auth', authSettings)
  const site = urlVariable(installation.site, 'SITE_URL')
  const faults = [
    ...(String(settings.site_url).replace(/\/+$/, '') === site
      ? []
      : [problem('The site URL of Supabase Auth is not SITE_URL.', push)]),
    ...(settings.uri_allow_list
      ? [
          attention(
            'There are redirect URLs, to which links of emails could lead.',
            `None is needed. ${push}`,
          ),
        ]
      : []),
  ]
  return faults.length > 0 ? faults : ok('It is SITE_URL, and there are no redirect URLs.')
}

const seconds = z
  .string()
  .regex(/^\d+[smh]$/)
  .transform((text) => Number(text.slice(0, -1)) * {s: 1, m: 60, h: 3600}[text.slice(-1) as 's' | 'm' | 'h'])

/** Settings of config.toml under the names of the management API. */
const configToml = z.object({
  auth: z
    .object({
      jwt_expiry: z.number(),
      enable_refresh_token_rotation: z.boolean(),
      refresh_token_reuse_interval: z.number(),
      enable_signup: z.boolean(),
      enable_anonymous_sign_ins: z.boolean(),
      minimum_password_length: z.number(),
      email: z.object({
        enabled: z.boolean(),
        double_confirm_changes: z.boolean(),
        enable_confirmations: z.boolean(),
        secure_password_change: z.boolean(),
        max_frequency: seconds,
        otp_length: z.number(),
        otp_expiry: z.number(),
      }),
      mfa: z.object({totp: z.object({enroll_enabled: z.boolean(), verify_enabled: z.boolean()})}),
      rate_limit: z.object({
        email_sent: z.number(),
        sign_in_sign_ups: z.number(),
        token_refresh: z.number(),
        token_verifications: z.number(),
      }),
    })
    .transform(({email, mfa, rate_limit, ...auth}) => ({
      emailsPerHour: rate_limit.email_sent,
      settings: {
        jwt_exp: auth.jwt_expiry,
        refresh_token_rotation_enabled: auth.enable_refresh_token_rotation,
        security_refresh_token_reuse_interval: auth.refresh_token_reuse_interval,
        disable_signup: !auth.enable_signup,
        external_anonymous_users_enabled: auth.enable_anonymous_sign_ins,
        password_min_length: auth.minimum_password_length,
        external_email_enabled: email.enabled,
        mailer_secure_email_change_enabled: email.double_confirm_changes,
        mailer_autoconfirm: !email.enable_confirmations,
        security_update_password_require_reauthentication: email.secure_password_change,
        smtp_max_frequency: email.max_frequency,
        mailer_otp_length: email.otp_length,
        mailer_otp_exp: email.otp_expiry,
        mfa_totp_enroll_enabled: mfa.totp.enroll_enabled,
        mfa_totp_verify_enabled: mfa.totp.verify_enabled,
        rate_limit_otp: rate_limit.sign_in_sign_ups,
        rate_limit_token_refresh: rate_limit.token_refresh,
        rate_limit_verify: rate_limit.token_verifications,
      } as Record<string, unknown>,
    })),
})

export const readAuthConfig = () =>
  configToml.parse(parse(readFileSync(join(root, 'supabase/config.toml'), 'utf8'))).auth

async function checkConfig(installation: Installation): Promise<Outcome> {
  const actual = await askManagement(installation, '/config/auth', authSettings)
  const expected = readAuthConfig().settings
  const different = Object.keys(expected).filter((name) => (actual[name] ?? false) !== expected[name])
  if (different.length === 0) return ok('The settings of accounts are as it says.')
  return problem(`Settings of accounts differ from config.toml: ${different.join(', ')}.`, push)
}

/** The management API tells the SHA-256 of each value, never the value. */
async function checkSecrets(installation: Installation): Promise<Outcome> {
  const list = await askManagement(
    installation,
    '/secrets',
    z.array(z.object({name: z.string(), value: z.string()})),
  )
  const set = new Map(list.map(({name, value}) => [name, value]))
  const {functions} = installation
  if (!functions) throw new LeftOut('There is no supabase/.env.')
  const own = Object.entries(functions).filter(([name, value]) => value && !name.startsWith('SUPABASE_'))
  const missing = own.filter(([name]) => !set.has(name)).map(([name]) => name)
  const different = own
    .filter(([name, value]) => set.has(name) && set.get(name) !== sha256(value ?? ''))
    .map(([name]) => name)
  const todo = 'Run: npm run supabase -- secrets set --env-file supabase/.env'
  if (missing.length > 0) return problem(`Not set for the functions: ${missing.join(', ')}.`, todo)
  if (different.length > 0)
    return problem(`The functions have other values than supabase/.env: ${different.join(', ')}.`, todo)
  if (set.has('SITE_CLOCK'))
    return problem(
      'SITE_CLOCK is set for the functions, so registration does not close by the real time.',
      'Run: npm run supabase -- secrets unset SITE_CLOCK',
    )
  return ok('They are those of supabase/.env.')
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
