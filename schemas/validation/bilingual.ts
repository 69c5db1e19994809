import type {Rule} from '@sanity/types'
import type {Bilingual} from '../languages.ts'

type BilingualValue = Bilingual<unknown> | undefined

/** False for blank strings, empty lists and everything else. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'string' && value.trim() !== ''
}

/** For required text: an error while Lithuanian is missing, a warning while English is. */
export function requireBothLanguages(rule: Rule): Rule[] {
  return [requireLithuanian(rule), remindOfEnglish(rule)]
}

/** For optional text: once written in one language, it needs the other. */
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

function remindOfEnglish(rule: Rule): Rule {
  return rule.custom<BilingualValue>((text) => isFilled(text?.en) || englishMissing).warning()
}

const lithuanianMissing = {message: 'Įrašykite tekstą lietuviškai.', path: ['lt']}
const englishMissing = {
  message: 'Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.',
  path: ['en'],
}
