import {env} from '../environment/env.ts'
import {buildId} from './build-id.ts'
import {askRedis} from './redis.ts'

const KEPT_SECONDS = 30 * 24 * 3600

/** What another instance has expired is known here so much later. */
const MAX_AGE_MS = 100

/** One sorted set has all times of a build, which only grow: if Redis loses them, it loses all at once. */
const timesOf = (build: string) => `site:${build}:times`

/** The builds that run, each with the time at which it was last seen. */
const BUILDS = 'site:builds'
const SEEN_MS = 24 * 3_600_000

const GENERATION = 'generation'
const CONTENT_READ = 'content-read'
const TAG = 'tag:'

/** For each tag when what has it expired or will expire, as Next keeps it. */
type ExpiryTimes = Map<string, {expired?: number}>

let generation: number | undefined
let readAt = 0
let reading: Promise<void> | undefined

/**
 * Pages that were shared before Redis lost the times may be out of date, so they keep the previous generation number and are
 * ignored. Undefined until Redis has answered.
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
    if (newer.size > 0) await keepExpiryTimes([buildId()], newer)
    generation = shared.get(GENERATION) ?? (await startGeneration())
  } finally {
    reading = undefined
  }
}

/** Tells the instances of all builds. Resolves to false if that is not possible now. */
export async function shareExpiryTimes(times: Map<string, number>): Promise<boolean> {
  if (!env.REDIS_URL || times.size === 0) return true
  const seen = await askRedis((client) => client.zRangeByScore(BUILDS, Date.now() - SEEN_MS, Infinity))
  return seen !== undefined && (await keepExpiryTimes([buildId(), ...seen.map(String)], times))
}

async function keepExpiryTimes(builds: string[], times: Map<string, number>): Promise<boolean> {
  const members = [...times].map(([tag, score]) => ({value: TAG + tag, score}))
  const answer = await askRedis((client) => {
    const transaction = client.multi()
    for (const build of new Set(builds))
      transaction.zAdd(timesOf(build), members, {comparison: 'GT'}).expire(timesOf(build), KEPT_SECONDS)
    return transaction.exec()
  })
  return answer !== undefined
}

/** When an instance has last compared the content with what the pages were rendered from, as a timestamp. */
export async function contentReadAt(): Promise<number | undefined> {
  return (await readTimes())?.get(CONTENT_READ)
}

export async function shareContentReadAt(time: number): Promise<void> {
  await keepTime(CONTENT_READ, time)
}

async function startGeneration(): Promise<number | undefined> {
  const started = Date.now()
  await keepTime(GENERATION, started)
  return (await readTimes())?.get(GENERATION)
}

async function keepTime(name: string, score: number): Promise<void> {
  await askRedis((client) =>
    client
      .multi()
      .zAdd(timesOf(buildId()), {value: name, score}, {comparison: 'GT'})
      .expire(timesOf(buildId()), KEPT_SECONDS)
      .zAdd(BUILDS, {value: buildId(), score: Date.now()})
      .zRemRangeByScore(BUILDS, 0, Date.now() - SEEN_MS)
      .exec(),
  )
}

async function readTimes(): Promise<Map<string, number> | undefined> {
  const members = await askRedis((client) => client.zRangeWithScores(timesOf(buildId()), 0, -1))
  return members && new Map(members.map(({value, score}) => [value.toString(), score]))
}
