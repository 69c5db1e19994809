import type {DateRule, DatetimeRule, Rule, ValidationContext} from '@sanity/types'
import {readTypedDate} from '../typed/typed-date.ts'
import {message} from './messages.ts'
import {plainRule} from './plain-rule.ts'

const storedDay = /^\d{4}-\d{2}-\d{2}$/
const storedInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

interface Requirements {
  /** Message if there is no date; without it, the date is optional. */
  missing?: string
  /** What else is to be true of a date that can be read. */
  check?: (date: string, context: ValidationContext) => true | string
}

/**
 * Requires a day in the format in which it is stored: the Studio keeps what it cannot read, so that it is neither lost
 * nor published as the date before it.
 */
export function readableDay(rule: DateRule, requirements: Requirements = {}): DateRule[] {
  return readable(rule, requirements, {withTime: false}) as unknown as DateRule[]
}

/** The same for an instant. */
export function readableInstant(rule: DatetimeRule, requirements: Requirements = {}): DatetimeRule[] {
  return readable(rule, requirements, {withTime: true}) as unknown as DatetimeRule[]
}

const storedAs =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && pattern.test(value) && Number.isFinite(Date.parse(value))

/** True for a stored day, rather than what somebody typed and nobody can read. */
export const isStoredDay = storedAs(storedDay)

/** The same for an instant. */
export const isStoredInstant = storedAs(storedInstant)

function readable(rule: unknown, {missing, check}: Requirements, {withTime}: {withTime: boolean}): Rule[] {
  const isStored = withTime ? isStoredInstant : isStoredDay
  const plain = plainRule(rule)
  return [
    ...(missing ? [plain.required().error(missing)] : []),
    plain.custom<string>((date, context) => {
      if (!date) return true
      if (!isStored(date)) return problemOf(date, context, withTime)
      return check?.(date, context) ?? true
    }),
  ]
}

function problemOf(typed: string, context: ValidationContext, withTime: boolean): string {
  const read = readTypedDate(typed, {withTime})
  const problem = read.ok ? 'unreadable' : read.problem
  const example = withTime ? 'time' : 'day'
  const key = problem === 'unreadable' || problem === 'noYear' ? (`${problem}_${example}` as const) : problem
  return message(context, `date.${key}`, {text: typed.slice(0, 60)})
}
