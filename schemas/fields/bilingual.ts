import type {Rule} from '@sanity/types'
import type {Bilingual} from '../languages.ts'

type BilingualValue = Bilingual<unknown> | undefined

/** Whether there is a text to read: not only spaces, not an empty list. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'string' && value.trim() !== ''
}

/** For a text that the site cannot do without: no publishing without Lithuanian, a reminder while English is missing. */
export function requireBothLanguages(rule: Rule): Rule[] {
  return [requireLithuanian(rule), remindOfEnglish(rule)]
}

/** For a text that may be left out altogether: once written in one language, the other one is called for. */
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
