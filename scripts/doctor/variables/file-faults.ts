import type * as z from 'zod'
import type {Variables} from '../../env.ts'
import {isPlaceholder} from '../installation.ts'
import {problem, type Outcome} from '../outcome.ts'

export interface Faults {
  missing: string[]
  /** What is wrong by the name of the variable, never its value. */
  malformed: Map<string, string>
}

export function faultsOf(schemas: z.ZodType[], variables: Variables): Faults {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const issues = schemas.flatMap((schema) => schema.safeParse(given).error?.issues ?? [])
  const named = issues.map(({path, message}) => ({
    name: String(path[0]),
    message: message.replace(/\.$/, ''),
  }))
  const isSet = ({name}: {name: string}) => given[name] !== undefined
  return {
    missing: [...new Set(named.filter((issue) => !isSet(issue)).map(({name}) => name))],
    malformed: new Map(named.filter(isSet).map(({name, message}) => [name, `is malformed: ${message}.`])),
  }
}

/** Says of several variables at once what is wrong with all of them. */
const ofAll = (
  names: readonly string[],
  says: (names: string, isOne: boolean) => string,
  todo: string,
): Outcome[] => (names.length > 0 ? [problem(says(names.join(', '), names.length === 1), todo)] : [])

/** What a file lacks, then what it has and cannot be right. */
export function faulty(
  variables: Variables,
  {missing, malformed}: Faults,
  names: readonly string[],
  todo: string,
): Outcome[] {
  const placeholders = [...new Set(names)].filter((name) => isPlaceholder(variables[name]))
  return [
    ...ofAll(missing, (all, isOne) => `${all} ${isOne ? 'is' : 'are'} not set.`, todo),
    ...ofAll(
      placeholders,
      (all, isOne) =>
        `${all} still ${isOne ? 'has the value' : 'have the values'} of the example in the documents.`,
      todo,
    ),
    ...[...malformed]
      .filter(([name]) => !placeholders.includes(name))
      .map(([name, fault]) => problem(`${name} ${fault}`, todo)),
  ]
}
