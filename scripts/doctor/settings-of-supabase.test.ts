import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse} from 'smol-toml'
import {expect, test} from 'vitest'
import * as z from 'zod'
import {root} from '../supervisor/variables.ts'
import {readAuthConfig} from './settings-of-supabase.ts'

/** Of Supabase Auth, each with a limit of its own: signup, recover, resend, magiclink, otp, user. */
const ENDPOINTS = 6
const AT_ONCE = 30

test('twenty IP addresses together cannot use up the emails of accounts', () => {
  const config = z
    .object({auth: z.object({rate_limit: z.object({sign_in_sign_ups: z.number()})})})
    .parse(parse(readFileSync(join(root, 'supabase/config.toml'), 'utf8')))
  const perHour = AT_ONCE + 12 * config.auth.rate_limit.sign_in_sign_ups
  expect(readAuthConfig().emailsPerHour).toBeGreaterThan(20 * ENDPOINTS * perHour)
})
