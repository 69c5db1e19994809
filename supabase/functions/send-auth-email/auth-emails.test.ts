import {describe, expect, test} from 'vitest'
import {exampleHookPayload as examplePayload} from '../_testing/example-hook-payload.ts'
import {authEmails, authLinks} from './auth-emails.ts'
import {hookPayload} from './hook-request.ts'

const site = 'https://example.org'
const hash = '7d5b7b1964cf5d388340a7f04f1dbb5eeb6c7b52ef8270e1737a58d0'

const emailsFor = (...payload: Parameters<typeof examplePayload>) =>
  authEmails(hookPayload.parse(examplePayload(...payload)), authLinks(site, 'lt'))

describe('an email from Supabase Auth', () => {
  test.each([
    ['signup', 'confirm-sign-up'],
    ['recovery', 'reset-password'],
    ['invite', 'invitation'],
  ])('%s: has a link to our own page', (email_action_type, template) => {
    const link = `${site}/auth/confirm?token_hash=${hash}&type=${email_action_type}`
    expect(emailsFor({email_action_type})).toEqual([{recipient: 'rasa@example.test', template, data: {link}}])
  })

  test.each(['new_email', 'email_new'])(
    'email_change with two hashes: token_hash_new goes to the current email address (%s)',
    (field) => {
      const emailData = {
        email_action_type: 'email_change',
        token_hash: 'forNew',
        token_hash_new: 'forCurrent',
      }
      const newEmail = 'nauja@example.test'
      const confirm = (token: string) => `${site}/auth/confirm?token_hash=${token}&type=email_change`
      expect(emailsFor(emailData, {[field]: newEmail})).toEqual([
        {recipient: newEmail, template: 'confirm-new-email', data: {link: confirm('forNew'), newEmail}},
        {
          recipient: 'rasa@example.test',
          template: 'approve-email-change',
          data: {link: confirm('forCurrent'), newEmail},
        },
      ])
    },
  )

  test('email_change with one hash: goes to the new email address only', () => {
    const emails = emailsFor({email_action_type: 'email_change'}, {new_email: 'nauja@example.test'})
    expect(emails?.map(({recipient, template}) => [recipient, template])).toEqual([
      ['nauja@example.test', 'confirm-new-email'],
    ])
  })

  test.each([
    ['password_changed_notification', 'password-changed'],
    ['phone_changed_notification', 'phone-changed'],
    ['identity_linked_notification', 'identity-linked'],
    ['identity_unlinked_notification', 'identity-unlinked'],
    ['mfa_factor_enrolled_notification', 'two-step-added'],
    ['mfa_factor_unenrolled_notification', 'two-step-removed'],
  ])('%s: links to the password page', (email_action_type, template) => {
    expect(emailsFor({email_action_type, token: '', token_hash: ''})).toEqual([
      {recipient: 'rasa@example.test', template, data: {link: `${site}/slaptazodis`}},
    ])
  })

  test('email_changed_notification: goes to the old email address', () => {
    const emailData = {email_action_type: 'email_changed_notification', old_email: 'sena@example.test'}
    expect(emailsFor(emailData)).toEqual([
      {
        recipient: 'sena@example.test',
        template: 'email-changed',
        data: {link: `${site}/kontaktai`, newEmail: 'rasa@example.test'},
      },
    ])
  })

  test.each([
    [{email_action_type: 'unheard_of'}],
    [{email_action_type: 'toString'}],
    [{token_hash: ''}],
    [{email_action_type: 'magiclink'}],
    [{email_action_type: 'email'}],
    [{email_action_type: 'reauthentication'}],
    [{email_action_type: 'email_change'}],
    [{email_action_type: 'email_changed_notification'}],
  ])('is not sent for %j', (emailData) => {
    expect(emailsFor(emailData)).toBeUndefined()
  })

  test('is not sent without a recipient', () => {
    expect(emailsFor({}, {email: ''})).toBeUndefined()
  })

  test('links to the English pages for English readers', () => {
    const links = authLinks(site, 'en')
    expect(links.confirm('a b&c', 'signup')).toBe(`${site}/en/auth/confirm?token_hash=a+b%26c&type=signup`)
    expect([links.password, links.contact]).toEqual([`${site}/en/slaptazodis`, `${site}/en/kontaktai`])
  })
})
