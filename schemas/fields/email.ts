import type {EmailRule} from '@sanity/types'

/** For an e-mail address; may be left out. */
export function emailAddress(rule: EmailRule): EmailRule {
  return rule.custom<string>(
    (email) =>
      !email ||
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ||
      'Patikrinkite adresą: jis atrodo kaip vardas@pastas.lt.',
  )
}
