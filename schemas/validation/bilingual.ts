import type {Rule} from '@sanity/types'
import type {Bilingual} from '../languages.ts'
import {isFilled} from './filled.ts'
import {bothUpTo} from './lengths.ts'

type BilingualValue = Bilingual<unknown> | undefined

/** For a required text: an error if Lithuanian is missing, a warning if English is. */
export function requireBothLanguages(rule: Rule): Rule[] {
  return [requireLithuanian(rule), warnIfEnglishMissing(rule)]
}

/** For a required title. */
export const requireTitle = (rule: Rule): Rule[] => [...requireBothLanguages(rule), bothUpTo('title')(rule)]

/** For the required text of a button. */
export const requireLabel = (rule: Rule): Rule[] => [...requireBothLanguages(rule), bothUpTo('label')(rule)]

/** For an optional text: an error if only English is filled, a warning if only Lithuanian is. */
export function matchLanguages(rule: Rule): Rule[] {
  return [
    rule.custom<BilingualValue>((text) => !isFilled(text?.en) || isFilled(text?.lt) || lithuanianMissing),
    rule
      .custom<BilingualValue>((text) => !isFilled(text?.lt) || isFilled(text?.en) || englishMissing)
      .warning(),
  ]
}

function requireLithuanian(rule: Rule): Rule {
  return rule.custom<BilingualValue>((text) => isFilled(text?.lt) || lithuanianMissing)
}

function warnIfEnglishMissing(rule: Rule): Rule {
  return rule.custom<BilingualValue>((text) => isFilled(text?.en) || englishMissing).warning()
}

const lithuanianMissing = {message: 'Įrašykite tekstą lietuviškai.', path: ['lt']}
const englishMissing = {
  message: 'Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.',
  path: ['en'],
}
