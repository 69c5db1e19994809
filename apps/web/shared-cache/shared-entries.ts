import {deserialize, serialize} from 'node:v8'
import type {CacheHandlerValue} from 'next/dist/server/lib/incremental-cache'
import {buildId} from './build-id.ts'
import {askRedis} from './redis.ts'
import {sharedGeneration} from './shared-times.ts'

const KEPT_SECONDS = 30 * 24 * 3600

export async function readEntry(key: string): Promise<CacheHandlerValue | undefined> {
  const generation = sharedGeneration()
  if (generation === undefined) return undefined
  const bytes = await askRedis((client) => client.get(keyOf(generation, key)))
  return bytes ? (deserialize(bytes) as CacheHandlerValue) : undefined
}

export async function shareEntry(key: string, entry: CacheHandlerValue): Promise<void> {
  const generation = sharedGeneration()
  if (generation === undefined) return
  const expiration = {type: 'EX', value: KEPT_SECONDS} as const
  await askRedis((client) => client.set(keyOf(generation, key), serialize(entry), {expiration}))
}

const keyOf = (generation: number, key: string) => `site:${buildId()}:${generation}:${key}`
