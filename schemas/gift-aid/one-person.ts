import {fold} from '../fold.ts'

const signs = /[&+/\\|,;]/

const joining = '(ir|and|und|with|plus|oraz)'
const joined = new RegExp(`\\S[^a-z]+${joining}([^a-z]|$)|(^|[^a-z])${joining}[^a-z]+\\S`)

const several = /(^|[^a-z])(seima|family|ponai)([^a-z]|$)/

/** Capital letters are initials, and surnames have some of these words: Ortega y Gasset. */
const joinedFirstNames = /\S (a|ac|bei|e|et|i|og|su|y) \S/

/** Whether a name is that of one person, as far as signs and words that join names say. `private.is_one_person()` does the same. */
export function isOnePerson(name: string): boolean {
  const folded = fold(name)
  return !signs.test(folded) && !joined.test(folded) && !several.test(folded)
}

export const isOneFirstName = (name: string): boolean => isOnePerson(name) && !joinedFirstNames.test(name)
