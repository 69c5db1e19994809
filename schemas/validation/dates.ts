import type {CustomValidatorResult, DateRule, DatetimeRule, Rule, ValidationContext} from '@sanity/types'
import {isReadable} from './stored-formats.ts'
import {londonDay} from '../london-time/instant.ts'
import {type DateProblem, readTypedDate} from '../london-time/typed-date.ts'
import type {BilingualText} from '../languages.ts'
import {message} from './messages.ts'
import {plainRule} from './sanity-rules.ts'
import {findPublished} from './stored-documents.ts'

/** The Studio replaces the device's clock with the site's. */
export const validationClock = {now: () => new Date()}

/** The site has nothing older, and little is planned further ahead. */
const firstYear = 2000
const yearsAhead = 2

interface Requirements {
  missing?: BilingualText
  /** Asks about a day that has passed, unless the document is already published. */
  isUpcoming?: boolean
  check?: (date: string, context: ValidationContext) => CustomValidatorResult
}

/**
 * Requires a day in the stored format. The Studio keeps text that it cannot read, so that it is neither lost nor
 * published as the date before it.
 */
export function readableDay(rule: DateRule, requirements: Requirements = {}): DateRule[] {
  return readable(rule, requirements, {withTime: false}) as unknown as DateRule[]
}

export function readableInstant(rule: DatetimeRule, requirements: Requirements = {}): DatetimeRule[] {
  return readable(rule, requirements, {withTime: true}) as unknown as DatetimeRule[]
}

/** An invalid date that somebody typed is stored as text, too. */
export const isStoredDay = (value: unknown): value is string =>
  typeof value === 'string' && isReadable.day(value)

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

export function problemKey(problem: DateProblem, withTime: boolean) {
  const example = withTime ? 'time' : 'day'
  return problem === 'unreadable' || problem === 'noYear'
    ? (`date.${problem}_${example}` as const)
    : (`date.${problem}` as const)
}
