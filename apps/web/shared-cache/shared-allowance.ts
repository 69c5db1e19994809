import {askRedis} from './redis.ts'

/** So many at once, and then one each `everyMs`. */
export interface Allowance {
  atOnce: number
  everyMs: number
}

/** Whether one more is allowed, counted for all instances together. Undefined without an answer from Redis. */
export async function takeForAll(name: string, {atOnce, everyMs}: Allowance): Promise<boolean | undefined> {
  const key = `site:allowance:${name}`
  const now = Date.now()
  return await askRedis(async (client) => {
    // By then, all that has been taken is earned again.
    const earnedAt = await client.incrBy(key, everyMs)
    if (earnedAt <= now) await client.set(key, now + everyMs)
    if (earnedAt <= now + atOnce * everyMs) return true
    await client.decrBy(key, everyMs)
    return false
  })
}
