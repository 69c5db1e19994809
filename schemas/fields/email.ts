import type {EmailRule} from '@sanity/types'

/** For an e-mail address, whose form the Studio checks; may be left out. */
export function emailAddress(rule: EmailRule): EmailRule {
  return rule.error('Patikrinkite adresą: jis atrodo kaip vardas@pastas.lt.')
}
