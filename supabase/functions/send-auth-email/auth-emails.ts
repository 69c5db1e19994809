import type {MailContent, MailTemplate} from '../_shared/mail/mail-data.ts'
import type {HookPayload} from './hook-payload.ts'

/** A mail and who gets it. */
export type AuthEmail = MailContent & {recipient: string}

interface Links {
  /** Proves who opens it. */
  confirm: (tokenHash: string, type: string) => string
  password: string
  contact: string
}

/** Mails with a link that proves who reads them. */
const linkMails = {
  signup: 'confirm-sign-up',
  recovery: 'reset-password',
  magiclink: 'log-in-link',
  email: 'log-in-link',
  invite: 'invitation',
} as const satisfies Record<string, MailTemplate>

/** Mails that only say what has happened. */
const noticeMails = {
  password_changed_notification: 'password-changed',
  phone_changed_notification: 'phone-changed',
  identity_linked_notification: 'identity-linked',
  identity_unlinked_notification: 'identity-unlinked',
  mfa_factor_enrolled_notification: 'two-step-added',
  mfa_factor_unenrolled_notification: 'two-step-removed',
} as const satisfies Record<string, MailTemplate>

/**
 * The mails that Supabase Auth asks for. None names the person: anybody can sign up with the address of another and a
 * name that is an advertisement.
 *
 * @returns `undefined` when the action is not known, or something that it needs is missing
 */
export function authEmails({user, email_data}: HookPayload, links: Links): AuthEmail[] | undefined {
  const {email_action_type: action, token, token_hash, old_email} = email_data
  const recipient = user.email
  if (isKey(linkMails, action)) {
    if (!recipient || !token_hash) return undefined
    return [{recipient, template: linkMails[action], data: {link: links.confirm(token_hash, action)}}]
  }
  if (isKey(noticeMails, action)) {
    return recipient ? [{recipient, template: noticeMails[action], data: {link: links.password}}] : undefined
  }
  if (action === 'reauthentication') {
    return recipient && token ? [{recipient, template: 'confirmation-code', data: {code: token}}] : undefined
  }
  if (action === 'email_changed_notification') {
    // Whoever lost the account to another reads the old address, if any.
    if (!recipient || !old_email) return undefined
    return [
      {recipient: old_email, template: 'email-changed', data: {link: links.contact, newEmail: recipient}},
    ]
  }
  return action === 'email_change' ? emailChange({user, email_data}, links) : undefined
}

/** Of the two hashes, the one called new belongs to the current address: Supabase keeps it so for older clients. */
function emailChange({user, email_data}: HookPayload, {confirm}: Links): AuthEmail[] | undefined {
  const {token_hash, token_hash_new} = email_data
  const newEmail = user.new_email ?? user.email_new
  if (!newEmail || !token_hash) return undefined
  const link = confirm(token_hash, 'email_change')
  const toNew: AuthEmail = {recipient: newEmail, template: 'confirm-new-email', data: {link, newEmail}}
  if (!token_hash_new || !user.email) return [toNew]
  const approval = confirm(token_hash_new, 'email_change')
  return [{recipient: user.email, template: 'approve-email-change', data: {link: approval, newEmail}}, toNew]
}

const isKey = <Known extends object>(known: Known, key: PropertyKey): key is keyof Known =>
  Object.hasOwn(known, key)
