import {createHash, randomInt} from 'node:crypto'
import type {Sql} from 'postgres'
import type {UserRow} from './users.ts'

interface Sending {
  sql: Sql
  user: UserRow
  codeLength: number
  siteUrl: string
  send: (mail: {to: string; text: string}) => Promise<void>
}

/** Sends a new link to somebody who has not confirmed the address yet; the old one ends. */
export async function confirmAgain({sql, user, codeLength, siteUrl, send}: Sending): Promise<void> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const hash = createHash('sha256').update(`${user.email.toLowerCase()}${code}`).digest('hex')
  await sql`update auth.users set confirmation_token = ${hash}, confirmation_sent_at = now() where id = ${user.id}`
  await send({to: user.email, text: `${code} ${siteUrl}/auth/v1/verify?token=${hash}&type=signup`})
}
