import type {EmailRule, NumberRule, StringRule, UrlRule} from '@sanity/types'

// Each rule accepts an empty field unless its name begins with `required`.

/** Adds a message to Sanity's own validation of email addresses. */
export function emailAddress(rule: EmailRule): EmailRule {
  return rule.error('Patikrinkite adresą: jis turėtų atrodyti kaip vardas@pavyzdys.lt.')
}

/** An absolute http(s) URL. */
export function webUrl(rule: UrlRule): UrlRule {
  return rule.uri({scheme: ['http', 'https']}).error('Įrašykite visą adresą: jis prasideda https://.')
}

/** An amount in pounds with at most two decimals. */
export function pounds(rule: NumberRule): NumberRule {
  return rule.min(0).precision(2).error('Įrašykite sumą svarais, pvz., 15 arba 12.50 (su tašku).')
}

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/
const clockTimeMissing = 'Įrašykite valandas ir minutes, pvz., 09:00.'

/** A time of day such as 17:00. */
export function optionalClockTime(rule: StringRule): StringRule {
  return rule.regex(clockTime).error(clockTimeMissing)
}

export function requiredClockTime(rule: StringRule): StringRule[] {
  return [rule.required().error(clockTimeMissing), optionalClockTime(rule)]
}

/** Requires a time later than that of the sibling field `start`. */
export const laterThan =
  (start: string) =>
  (end: string | undefined, {parent}: {parent?: unknown}) => {
    const starts = (parent as Record<string, string | undefined> | undefined)?.[start]
    return !starts || !end || end > starts || 'Pabaigos valanda turi būti vėlesnė už pradžios valandą.'
  }
