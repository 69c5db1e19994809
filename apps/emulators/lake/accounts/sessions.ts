import {randomBytes} from 'node:crypto'

const lifetime = 60_000

/** Session ids that the log-in page gives to the Studio. Each can be exchanged for a token once, within a minute. */
export function createSessions(now: () => number = Date.now) {
  const sessions = new Map<string, {token: string; expires: number}>()

  return {
    /** Returns a session id. The Studio requires at least 20 characters. */
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

export type Sessions = ReturnType<typeof createSessions>
