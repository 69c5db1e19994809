import type {Language} from '@site/schemas/languages'
import type {EmailTemplate} from '@site/schemas/statuses/email-templates'
import type {EmailContent} from '../_shared/email/email-data.ts'
import type {HookPayload} from './hook-request.ts'

type AuthEmail = EmailContent & {recipient: string}

interface Links {
  confirm: (tokenHash: string, type: string) => string
  password: string
  contact: string
}

const linkEmails = {
  signup: 'confirm-sign-up',
  recovery: 'reset-password',
  invite: 'invitation',
} as const satisfies Record<string, EmailTemplate>

const accountNotifications = {
  password_changed_notification: 'password-changed',
  phone_changed_notification: 'phone-changed',
  identity_linked_notification: 'identity-linked',
  identity_unlinked_notification: 'identity-unlinked',
  mfa_factor_enrolled_notification: 'two-step-added',
  mfa_factor_unenrolled_notification: 'two-step-removed',
} as const satisfies Record<string, EmailTemplate>

/** The site uses neither log-in by email link or code nor reauthentication by code. */
export function isUsedAction(action: string): boolean {
  return (
    isKey(linkEmails, action) ||
    isKey(accountNotifications, action) ||
    ['email_change', 'email_changed_notification'].includes(action)
  )
}

/** No email contains the user's name, which a stranger may have chosen as an advertisement. */
export function authEmails({user, email_data}: HookPayload, links: Links): AuthEmail[] | undefined {
  const {email_action_type: action, token_hash, old_email} = email_data
  const recipient = user.email
  if (isKey(linkEmails, action)) {
    if (!recipient || !token_hash) return undefined
    return [{recipient, template: linkEmails[action], data: {link: links.confirm(token_hash, action)}}]
  }
  if (isKey(accountNotifications, action)) {
    return recipient
      ? [{recipient, template: accountNotifications[action], data: {link: links.password}}]
      : undefined
  }
  if (action === 'email_changed_notification') {
    // If the account was stolen, its owner reads the old email address.
    if (!recipient || !old_email) return undefined
    return [
      {recipient: old_email, template: 'email-changed', data: {link: links.contact, newEmail: recipient}},
    ]
  }
  return action === 'email_change' ? emailChange({user, email_data}, links) : undefined
}

/** `token_hash_new` belongs to the current email address: Supabase keeps this for backward compatibility. */
function emailChange({user, email_data}: HookPayload, {confirm}: Links): AuthEmail[] | undefined {
  const {token_hash, token_hash_new} = email_data
  const newEmail = user.new_email ?? user.email_new
  if (!newEmail || !token_hash) return undefined
  const link = confirm(token_hash, 'email_change')
  const toNew: AuthEmail = {recipient: newEmail, template: 'confirm-new-email', data: {link, newEmail}}
  if (!token_hash_new || !user.email) return [toNew]
  const approval = confirm(token_hash_new, 'email_change')
  // The new address comes first: it may be a stranger's, and its email may be refused.
  return [toNew, {recipient: user.email, template: 'approve-email-change', data: {link: approval, newEmail}}]
}

const isKey = <Known extends object>(known: Known, key: PropertyKey): key is keyof Known =>
  Object.hasOwn(known, key)

/** @param siteUrl from the environment, never from the payload, which could link elsewhere */
export function authLinks(siteUrl: string, language: Language) {
  const home = language === 'en' ? `${siteUrl}/en` : siteUrl
  return {
    confirm: (tokenHash: string, type: string) =>
      `${home}/auth/confirm?${new URLSearchParams({token_hash: tokenHash, type})}`,
    password: `${home}/slaptazodis`,
    contact: `${home}/kontaktai`,
  }
}
