import type {CustomValidatorResult, DateRule, DatetimeRule, Rule, ValidationContext} from '@sanity/types'
import {isReadable} from '../content/stored-formats.ts'
import {londonDay} from '../london-time/instant.ts'
import {type DateProblem, readTypedDate} from '../london-time/typed-date.ts'
import type {BilingualText} from '../languages.ts'
import {message} from './messages.ts'
import {plainRule} from './plain-rule.ts'
import {findPublished} from './stored-documents.ts'

/** The current time, by which dates are asked about. The Studio sets it to the site's clock. */
export const validationClock = {now: () => new Date()}

/** Nothing that the site tells of is older, and little is planned further ahead. */
const firstYear = 2000
const yearsAhead = 2

interface Requirements {
  /** Message if there is no date; without it, the date is optional. */
  missing?: BilingualText
  /** Asks about a day that has passed, unless the document is published already. */
  isUpcoming?: boolean
  /** What else is to be true of a date that can be read. */
  check?: (date: string, context: ValidationContext) => CustomValidatorResult
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

/** True for a stored day, rather than what somebody typed and nobody can read. */
export const isStoredDay = (value: unknown): value is string =>
  typeof value === 'string' && isReadable.day(value)

/** The same for an instant. */
export const isStoredInstant = (value: unknown): value is string =>
  typeof value === 'string' && isReadable.instant(value)

function readable(
  rule: unknown,
  {missing, isUpcoming, check}: Requirements,
  {withTime}: {withTime: boolean},
): Rule[] {
  const isStored = withTime ? isStoredInstant : isStoredDay
  const plain = plainRule(rule)
  return [
    ...(missing ? [plain.required().error(missing)] : []),
    plain.custom<string>((date, context) => {
      if (!date) return true
      if (!isStored(date)) return problemOf(date, context, withTime)
      return check?.(date, context) ?? true
    }),
    plain
      .custom<string>((date, context) => {
        if (!date || !isStored(date)) return true
        return doubtOf(londonDay(new Date(date)), isUpcoming === true, context)
      })
      .warning(),
  ]
}

async function doubtOf(day: string, isUpcoming: boolean, context: ValidationContext): Promise<true | string> {
  const now = londonDay(validationClock.now())
  const [year, thisYear] = [day, now].map((each) => Number(each.slice(0, 4))) as [number, number]
  if (year < firstYear || year > thisYear + yearsAhead) return message(context, 'date.improbable', {year})
  if (!isUpcoming || day >= now || (await findPublished(context, '_id'))) return true
  return message(context, 'date.past')
}

function problemOf(typed: string, context: ValidationContext, withTime: boolean): string {
  const read = readTypedDate(typed, {withTime})
  const key = problemKey(read.ok ? 'unreadable' : read.problem, withTime)
  return message(context, key, {text: typed.slice(0, 60)})
}

/** The message that says why a typed date is not understood, with an example of what is. */
export function problemKey(problem: DateProblem, withTime: boolean) {
  const example = withTime ? 'time' : 'day'
  return problem === 'unreadable' || problem === 'noYear'
    ? (`date.${problem}_${example}` as const)
    : (`date.${problem}` as const)
}
