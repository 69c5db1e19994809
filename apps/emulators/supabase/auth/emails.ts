import type {SupabaseConfig} from '../read-config.ts'
import {AuthError} from './auth-error.ts'
import type {EmailHook} from './email-hook.ts'
import {hashCode, newCode, saveToken} from './one-time-tokens.ts'
import type {RateLimits} from './rate-limits.ts'
import type {RequestSource} from './request-source.ts'
import {changeUser} from './user-changes.ts'
import {type Database, type User} from './users.ts'

const purposes = {
  signup: 'confirmation',
  invite: 'confirmation',
  recovery: 'recovery',
  magiclink: 'recovery',
  reauthentication: 'reauthentication',
} as const

type EmailPurpose = keyof typeof purposes

export type Emails = ReturnType<typeof createEmails>

/** All emails are sent before the transaction ends, so that a failed one leaves nothing behind. */
export function createEmails(config: SupabaseConfig['auth'], limits: RateLimits, sendEmail: EmailHook) {
  const {otp_length: length, max_frequency: everySeconds, double_confirm_changes: isDouble} = config.email

  return {
    /** @throws {AuthError} 429 when the last email of this kind is too recent or the project has sent too many */
    async sendCode(sql: Database, user: User, purpose: EmailPurpose, source: RequestSource): Promise<User> {
      const column = purposes[purpose]
      if (purpose !== 'invite') checkFrequency(user[`${column}_sent_at`], everySeconds)
      limits.takeEmail()
      const email = user.email ?? ''
      const token = newCode(length)
      const hash = hashCode(email, token)
      const now = new Date()
      await sendEmail(
        user,
        {
          email_action_type: purpose,
          token,
          token_hash: hash,
          redirect_to: source.redirectTo,
          site_url: source.apiUrl,
        },
        source.ip,
      )
      await saveToken(sql, {userId: user.id, type: `${column}_token`, hash, email})
      return changeUser(sql, user.id, {
        [`${column}_token`]: hash,
        [`${column}_sent_at`]: now,
        ...(purpose === 'invite' && {invited_at: now}),
      })
    },

    /** With `double_confirm_changes`, the current address gets a code too. */
    async sendEmailChange(sql: Database, user: User, newEmail: string, source: RequestSource): Promise<User> {
      checkFrequency(user.email_change_sent_at, everySeconds)
      limits.takeEmail()
      const current = isDouble ? (user.email ?? '') : ''
      const [token, tokenNew] = [current && newCode(length), newCode(length)]
      const [currentHash, newHash] = [current && hashCode(current, token), hashCode(newEmail, tokenNew)]
      const data = {
        email_action_type: 'email_change',
        token_hash: newHash,
        redirect_to: source.redirectTo,
        site_url: source.apiUrl,
      }
      const codes = current ? {token, token_new: tokenNew, token_hash_new: currentHash} : {token: tokenNew}
      await sendEmail({...user, email_change: newEmail}, {...data, ...codes}, source.ip)
      await saveToken(sql, {userId: user.id, type: 'email_change_token_new', hash: newHash, email: newEmail})
      if (current)
        await saveToken(sql, {
          userId: user.id,
          type: 'email_change_token_current',
          hash: currentHash,
          email: current,
        })
      return changeUser(sql, user.id, {
        email_change: newEmail,
        email_change_token_new: newHash,
        email_change_token_current: currentHash,
        email_change_sent_at: new Date(),
        email_change_confirm_status: 0,
      })
    },
  }
}

function checkFrequency(sentAt: Date | null, everySeconds: number): void {
  if (!sentAt) return
  const left = everySeconds - (Date.now() - sentAt.getTime()) / 1000
  if (left <= 0) return
  const message = `For security purposes, you can only request this after ${Math.floor(left)} seconds.`
  throw new AuthError(429, 'over_email_send_rate_limit', message)
}
