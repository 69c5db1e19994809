import {randomBytes} from 'node:crypto'

/** Gives each object that is an item of an array a `_key`, by which editors tell the items apart, unless it has one. */
export function withArrayKeys<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => withKey(withArrayKeys(item))) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withArrayKeys(item)])) as Value
}

function withKey(item: unknown): unknown {
  const isKeyless = item !== null && typeof item === 'object' && !Array.isArray(item) && !('_key' in item)
  return isKeyless ? {...item, _key: randomBytes(6).toString('hex')} : item
}
