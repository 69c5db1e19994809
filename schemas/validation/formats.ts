import type {EmailRule, StringRule} from '@sanity/types'
import {MOST_EMAIL_CHARACTERS} from '../email-addresses/email-address.ts'
import {toE164} from '../phones/phone.ts'

// Each rule accepts an empty field unless its name begins with `required`.

const invalidEmail = {
  lt: 'Patikrinkite adresą: jis turėtų atrodyti kaip vardas@pavyzdys.lt.',
  en: 'Check the address: it should look like name@example.com.',
}

/** Adds a message and a limit to Sanity's own check. */
export function emailAddress(rule: EmailRule, invalid = invalidEmail): EmailRule {
  return rule.custom((address) => (address?.length ?? 0) <= MOST_EMAIL_CHARACTERS || invalid).error(invalid)
}

const invalidPhone = {
  lt: 'Rašykite tik skaičius, tarpus ir + pradžioje, pvz., +44 29 2018 0000.',
  en: 'Use only digits, spaces and a + at the beginning, such as +44 29 2018 0000.',
}

/** Accepts numbers as people write them, such as +44 29 2018 0000. */
export function phoneNumber(rule: StringRule): StringRule {
  return rule
    .custom((number: string | undefined) => !number || toE164(number) !== undefined || invalidPhone)
    .error(invalidPhone)
}

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/
const clockTimeMissing = {
  lt: 'Įrašykite valandas ir minutes, pvz., 09:00.',
  en: 'Enter hours and minutes, such as 09:00.',
}

export function optionalClockTime(rule: StringRule): StringRule {
  return rule.regex(clockTime).error(clockTimeMissing)
}

export function requiredClockTime(rule: StringRule): StringRule[] {
  return [rule.required().error(clockTimeMissing), optionalClockTime(rule)]
}

/** Compares with the sibling field `start`. */
export const laterThan =
  (start: string) =>
  (end: string | undefined, {parent}: {parent?: unknown}) => {
    const starts = (parent as Record<string, string | undefined> | undefined)?.[start]
    return (
      !starts ||
      !end ||
      end > starts || {
        lt: 'Pabaigos valanda turi būti vėlesnė už pradžios valandą.',
        en: 'The end must be later than the beginning.',
      }
    )
  }
