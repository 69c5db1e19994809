import type {StringRule} from '@sanity/types'

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/
const asked = 'Įrašykite valandas ir minutes, pvz., 09:00.'

/** For a time of day written as 17:00; may be left out. */
export function optionalClockTime(rule: StringRule): StringRule {
  return rule.regex(clockTime).error(asked)
}

/** For a time of day that cannot be left out. */
export function requiredClockTime(rule: StringRule): StringRule[] {
  return [rule.required().error(asked), optionalClockTime(rule)]
}

/** For an end whose start is the sibling field of this name. */
export const laterThan =
  (start: string) =>
  (end: string | undefined, {parent}: {parent?: unknown}) => {
    const starts = (parent as Record<string, string | undefined> | undefined)?.[start]
    return !starts || !end || end > starts || 'Pabaigos valanda turi būti vėlesnė už pradžios valandą.'
  }
