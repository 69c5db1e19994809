import {env} from '../env.ts'
import {buildId} from './build-id.ts'
import {askRedis} from './redis.ts'

const KEPT_SECONDS = 30 * 24 * 3600

/** What another instance has expired is known here so much later. */
const MAX_AGE_MS = 100

/** One sorted set has all times, which only grow: if Redis loses them, it loses all at once. */
const key = () => `site:${buildId()}:times`

const GENERATION = 'generation'
const CONTENT_READ = 'content-read'
const TAG = 'tag:'

/** For each tag when what has it expired or will expire, as Next keeps it. */
type ExpiryTimes = Map<string, {expired?: number}>

let generation: number | undefined
let readAt = 0
let reading: Promise<void> | undefined

/**
 * Pages that were shared before Redis lost the times may be out of date, so they are left to the generation before. Undefined
 * until Redis has answered.
 */
export const sharedGeneration = () => generation

/** Afterwards `own` has what other instances have expired, a tenth of a second ago or earlier, and Redis what is in `own`. */
export async function exchangeExpiryTimes(own: ExpiryTimes): Promise<void> {
  if (Math.abs(Date.now() - readAt) < MAX_AGE_MS) return
  await (reading ??= exchange(own))
}

async function exchange(own: ExpiryTimes): Promise<void> {
  readAt = Date.now()
  try {
    const shared = await readTimes()
    if (!shared) return
    const newer = new Map<string, number>()
    for (const [tag, {expired = 0}] of own)
      if (expired > (shared.get(TAG + tag) ?? 0)) newer.set(tag, expired)
    for (const [name, time] of shared) {
      const tag = name.slice(TAG.length)
      if (name.startsWith(TAG) && time > (own.get(tag)?.expired ?? 0))
        own.set(tag, {...own.get(tag), expired: time})
    }
    if (newer.size > 0) await shareExpiryTimes(newer)
    generation = shared.get(GENERATION) ?? (await startGeneration())
  } finally {
    reading = undefined
  }
}

/** Resolves to false if other instances cannot be told now. */
export async function shareExpiryTimes(times: Map<string, number>): Promise<boolean> {
  return await writeTimes(new Map([...times].map(([tag, time]) => [TAG + tag, time])))
}

/** When an instance has last compared the content with what the pages were rendered from, as a timestamp. */
export async function contentReadAt(): Promise<number | undefined> {
  return (await readTimes())?.get(CONTENT_READ)
}

export async function shareContentReadAt(time: number): Promise<void> {
  await writeTimes(new Map([[CONTENT_READ, time]]))
}

async function startGeneration(): Promise<number | undefined> {
  await askRedis((client) => client.zAdd(key(), {value: GENERATION, score: Date.now()}, {condition: 'NX'}))
  return (await readTimes())?.get(GENERATION)
}

async function readTimes(): Promise<Map<string, number> | undefined> {
  const members = await askRedis((client) => client.zRangeWithScores(key(), 0, -1))
  return members && new Map(members.map(({value, score}) => [value.toString(), score]))
}

async function writeTimes(times: Map<string, number>): Promise<boolean> {
  if (!env.REDIS_URL || times.size === 0) return true
  const members = [...times].map(([value, score]) => ({value, score}))
  const answer = await askRedis((client) =>
    client.multi().zAdd(key(), members, {comparison: 'GT'}).expire(key(), KEPT_SECONDS).exec(),
  )
  return answer !== undefined
}
