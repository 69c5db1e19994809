import {alone, people, type Person} from './community.ts'
import {fullName, upper} from './labelled-line.ts'

/** Without the kept households, of which other lines are made. */
export const owing = alone.filter(({state}) => ['due', 'soon', 'announced'].includes(state))

/** Those of whom nobody else has the full name. */
const unique = (all: Person[]) =>
  all.filter((one) => people.filter((other) => fullName(other) === fullName(one)).length === 1)

export const announced = unique(alone.filter(({state}) => state === 'announced'))

export const due = unique(alone.filter(({state}) => state === 'due' || state === 'soon'))

/** So many, spread over all of them. */
export const some = <Value>(values: Value[], count: number, start = 0) =>
  Array.from({length: count}, (_, index) => values[(start + index * 7) % values.length] as Value)

/** Those whose surname and initial nobody else has, nor a spouse of the same initial. */
export function unlikeOthers(all: Person[]): Person[] {
  const start = ({lastName}: Person) => upper(lastName).slice(0, 5)
  return all.filter((one) => !people.some((other) => other !== one && start(one) === start(other)))
}
