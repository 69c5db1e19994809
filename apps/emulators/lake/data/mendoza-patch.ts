import {isDeepStrictEqual} from 'node:util'
import type {DocumentChange, LakeDocument} from '../contract.ts'

/** Sanity publishes only the decoder of its differ: https://github.com/sanity-io/mendoza/blob/master/docs/format.md */
type MendozaPatch = unknown[]

const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  pushElementBlank: 13,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
}

type JsonObject = Record<string, unknown>

const minSharedText = 4
/** Comparing items takes a time that grows with the square of their number. */
const maxComparedItems = 1000

/** A document that does not exist is `null`. */
export function mendozaPatch(before: JsonObject | null, after: JsonObject | null): MendozaPatch {
  return before && after ? objectPatch(before, after) : [op.value, after]
}

function objectPatch(before: JsonObject, after: JsonObject): MendozaPatch {
  // The format addresses fields by their position among the sorted names.
  const fields = Object.keys(before).toSorted()
  const removed = fields.flatMap((name, index) =>
    Object.hasOwn(after, name) ? [] : [op.objectDeleteField, index],
  )
  const changed = Object.entries(after).flatMap(([name, value]) => {
    if (!Object.hasOwn(before, name)) return [op.objectSetFieldValue, value, name]
    if (isDeepStrictEqual(before[name], value)) return []
    const inner = innerPatch(before[name], value)
    if (!inner) return [op.objectSetFieldValue, value, name]
    const push = inner.isBlank ? op.pushFieldBlank : op.pushFieldCopy
    return [push, fields.indexOf(name), ...inner.patch, op.returnIntoObjectSameKeyPop]
  })
  return [...removed, ...changed]
}

/** Returns `undefined` when replacing the value is best. */
function innerPatch(before: unknown, after: unknown): {patch: MendozaPatch; isBlank: boolean} | undefined {
  if (isObject(before) && isObject(after)) return {patch: objectPatch(before, after), isBlank: false}
  const patch =
    Array.isArray(before) && Array.isArray(after)
      ? arrayPatch(before, after)
      : typeof before === 'string' && typeof after === 'string'
        ? stringPatch(before, after)
        : []
  return patch.length > 0 ? {patch, isBlank: true} : undefined
}

/** Equal items are copied in runs. Objects with the same key or position are patched. */
function arrayPatch(before: unknown[], after: unknown[]): MendozaPatch {
  if (before.length > maxComparedItems || after.length > maxComparedItems) return []
  const patch: MendozaPatch = []
  let run: {start: number; end: number} | undefined
  const endRun = () => {
    if (run) patch.push(op.arrayAppendSlice, run.start, run.end)
    run = undefined
  }
  for (const [index, item] of after.entries()) {
    const next = run && isDeepStrictEqual(before[run.end], item) && run.end < before.length
    if (run && next) {
      run.end += 1
      continue
    }
    endRun()
    const source = sourceOf(item, index, before)
    const same = source !== undefined && isDeepStrictEqual(before[source], item)
    if (same) {
      run = {start: source, end: source + 1}
      continue
    }
    const inner = source === undefined ? undefined : innerPatch(before[source], item)
    if (!inner) patch.push(op.arrayAppendValue, item)
    else {
      const push = inner.isBlank ? op.pushElementBlank : op.pushElementCopy
      patch.push(push, source, ...inner.patch, op.returnIntoArrayPop)
    }
  }
  endRun()
  return patch
}

function sourceOf(item: unknown, index: number, before: unknown[]): number | undefined {
  const found = before.findIndex((candidate) =>
    isObject(item) && '_key' in item
      ? isObject(candidate) && candidate._key === item._key
      : isDeepStrictEqual(candidate, item),
  )
  if (found !== -1) return found
  return index < before.length ? index : undefined
}

/** The format counts slices in bytes of UTF-8. */
function stringPatch(before: string, after: string): MendozaPatch {
  const old = [...before]
  const now = [...after]
  const shortest = Math.min(old.length, now.length)
  let start = 0
  while (start < shortest && old[start] === now[start]) start += 1
  let end = 0
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  if (start + end < minSharedText) return []
  const bytes = (characters: string[]) => Buffer.byteLength(characters.join(''))
  const size = bytes(old)
  const inserted = now.slice(start, now.length - end).join('')
  return [
    ...(start > 0 ? [op.stringAppendSlice, 0, bytes(old.slice(0, start))] : []),
    ...(inserted ? [op.stringAppendString, inserted] : []),
    ...(end > 0 ? [op.stringAppendSlice, size - bytes(old.slice(old.length - end)), size] : []),
  ]
}

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

export function effectsOf({before, after}: Pick<DocumentChange, 'before' | 'after'>) {
  const [old, now] = [withoutRevision(before), withoutRevision(after)]
  return {apply: mendozaPatch(old, now), revert: mendozaPatch(now, old)}
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null
  const {_rev, ...rest} = document
  return rest
}
