import {expect, test} from 'vitest'
import {parseEnv} from './env.ts'

test('has defaults for everything but the key', () => {
  const defaults = {
    RESEND_PORT: 54325,
    INBOX_PORT: 54324,
    MAIL_SMTP_PORT: 54326,
    STATE_DIR: '.local',
    RESEND_WEBHOOK_EVENTS: ['email.delivered', 'email.bounced', 'email.complained', 'email.suppressed'],
  }
  expect(parseEnv({RESEND_API_KEY: 're_1', RESEND_PORT: '', RESEND_RATE_LIMIT: '', STATE_DIR: ''})).toEqual({
    ...defaults,
    RESEND_API_KEY: 're_1',
  })
})

test('names every missing or malformed variable', () => {
  expect(() => parseEnv({INBOX_PORT: '70000'})).toThrow(/INBOX_PORT: /)
  expect(() => parseEnv({RESEND_RATE_LIMIT: 'many'})).toThrow(/RESEND_RATE_LIMIT: /)
  expect(() => parseEnv({RESEND_WEBHOOK_SECRET: 'x'})).toThrow(/RESEND_WEBHOOK_SECRET: must look like/)
  expect(() => parseEnv({INBOX_PORT: '70000'})).toThrow(/RESEND_API_KEY: must hold the key/)
})
