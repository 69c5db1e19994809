import type {EmailRule} from '@sanity/types'

/** For an email address, whose form the Studio checks; may be left out. */
export function emailAddress(rule: EmailRule): EmailRule {
  return rule.error('Patikrinkite adresą: jis turėtų atrodyti kaip vardas@pavyzdys.lt.')
}
