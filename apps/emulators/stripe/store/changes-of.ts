import {isDeepStrictEqual} from 'node:util'

/** The former values of what `changes` makes different, as events have them. Undefined when nothing is. */
export function changesOf<Body extends object>(
  before: Body,
  changes: Partial<Body>,
): Partial<Body> | undefined {
  const names = Object.keys(changes) as (keyof Body)[]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], changes[name]))
  if (changed.length === 0) return undefined
  return Object.fromEntries(changed.map((name) => [name, before[name]])) as Partial<Body>
}
