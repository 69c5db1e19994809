import type {Identifier} from '@mdn/browser-compat-data'
import {compatibility, isAboveFloor, isAnywhere} from './floor.ts'

type Named = [name: string, each: Identifier]

const builtins = namesIn(compatibility.javascript.builtins)
const owners = [...builtins, ...namesIn(compatibility.api)]

/** `WeakRef`, `requestIdleCallback`: whatever is global and above the floor. */
export const newGlobals = new Set(
  [...owners, ...namesIn(compatibility.api['Window'])]
    .filter(([, each]) => isAboveFloor(each) && isAnywhere(each))
    .map(([name]) => name),
)

const members = owners.flatMap(([owner, each]) =>
  namesIn(each).map(([key, member]) => ({owner, name: key.replace(/_static$/, ''), member})),
)

/** `Promise.withResolvers`, `AbortSignal.any`. */
export const newStatics = new Set(
  members.filter(({member}) => isAboveFloor(member)).map(({owner, name}) => `${owner}.${name}`),
)

/** A script does not say whose property it reads: a name counts if nothing that MDN knows has had it before. */
const newNames = Object.entries(Object.groupBy(members, ({name}) => name))
  .filter(([name, all = []]) => {
    const isNew = all.every(({member}) => isAboveFloor(member))
    return isNew && !name.includes('_') && all.some(({member}) => isAnywhere(member))
  })
  .map(([name]) => name)

const namesOfBuiltins = new Set(builtins.flatMap(([, each]) => namesIn(each).map(([name]) => name)))

/** `findLast`, `toSorted`. */
export const newMembersOfBuiltins = new Set(newNames.filter((name) => namesOfBuiltins.has(name)))

/** `throwIfAborted`, `checkVisibility`. Names of one word are those of what the site itself makes too. */
export const newMethodsOfInterfaces = new Set(newNames.filter((name) => /[a-z][A-Z]/.test(name)))

function namesIn(owner: Record<string, unknown> | undefined): Named[] {
  return Object.entries(owner ?? {}).filter(([name]) => !name.startsWith('__')) as Named[]
}
