import type {Rule, ValidationContext} from '@sanity/types'
import type {Bilingual} from '../languages.ts'
import {isFilled} from './filled.ts'
import {bothUpTo} from './lengths.ts'
import {faultAt} from './messages.ts'

type BilingualValue = Bilingual<unknown> | undefined

/** Missing Lithuanian is an error, and missing English a warning. */
export function requireBothLanguages(rule: Rule): Rule[] {
  return [requireLithuanian(rule), warnIfEnglishMissing(rule)]
}

export const requireTitle = (rule: Rule): Rule[] => [...requireBothLanguages(rule), bothUpTo('title')(rule)]

export const requireLabel = (rule: Rule): Rule[] => [...requireBothLanguages(rule), bothUpTo('label')(rule)]

/** English alone is an error, and Lithuanian alone a warning. */
export function matchLanguages(rule: Rule): Rule[] {
  return [
    rule.custom<BilingualValue>(
      (text, context) => !isFilled(text?.en) || isFilled(text?.lt) || lithuanianMissing(context),
    ),
    rule
      .custom<BilingualValue>(
        (text, context) => !isFilled(text?.lt) || isFilled(text?.en) || englishMissing(context),
      )
      .warning(),
  ]
}

function requireLithuanian(rule: Rule): Rule {
  return rule.custom<BilingualValue>((text, context) => isFilled(text?.lt) || lithuanianMissing(context))
}

function warnIfEnglishMissing(rule: Rule): Rule {
  return rule
    .custom<BilingualValue>((text, context) => isFilled(text?.en) || englishMissing(context))
    .warning()
}

const lithuanianMissing = (context: ValidationContext) =>
  faultAt(['lt'], context, {lt: 'Įrašykite tekstą lietuviškai.', en: 'Enter the text in Lithuanian.'})

const englishMissing = (context: ValidationContext) =>
  faultAt(['en'], context, {
    lt: 'Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.',
    en: 'Enter the text in English too. Until then the English part of the site shows the Lithuanian.',
  })
