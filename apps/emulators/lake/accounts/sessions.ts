import {randomBytes} from 'node:crypto'

const lifetime = 60_000

/** A session id can be exchanged for a token once, within a minute. */
export function createSessions(now: () => number = Date.now) {
  const sessions = new Map<string, {token: string; expires: number}>()

  return {
    /** The Studio requires an id of at least 20 characters. */
    open(token: string): string {
      for (const [sid, {expires}] of sessions) if (expires <= now()) sessions.delete(sid)
      const sid = randomBytes(32).toString('base64url')
      sessions.set(sid, {token, expires: now() + lifetime})
      return sid
    },
    redeem(sid: string): string | undefined {
      const session = sessions.get(sid)
      sessions.delete(sid)
      return session && session.expires > now() ? session.token : undefined
    },
  }
}
