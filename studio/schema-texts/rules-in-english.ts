import type {CustomValidator, CustomValidatorResult, Rule, ValidationContext} from 'sanity'
import {englishMessage} from './english-of.ts'

export type Validation = (rule: Rule, context?: ValidationContext) => unknown

/** The validation with its messages in English. */
export function rulesInEnglish(validation: Validation): Validation {
  return (rule, context) => {
    const rules = validation(rule, context)
    return Array.isArray(rules) ? rules.map(ruleInEnglish) : ruleInEnglish(rules)
  }
}

/** The message of a rule is declared as internal, and there is no other way to read it. */
function ruleInEnglish(rule: unknown): unknown {
  if (!isRule(rule)) return rule
  const copy = rule.clone()
  if (typeof copy._message === 'string') copy._message = englishMessage(copy._message) ?? copy._message
  copy._rules = copy._rules.map((spec) =>
    spec.flag === 'custom' ? {...spec, constraint: validatorInEnglish(spec.constraint)} : spec,
  )
  return copy
}

const isRule = (rule: unknown): rule is Rule => typeof rule === 'object' && rule !== null && '_rules' in rule

function validatorInEnglish(validate: CustomValidator): CustomValidator {
  const inEnglish: CustomValidator = async (value, context) => resultInEnglish(await validate(value, context))
  return Object.assign(inEnglish, validate)
}

function resultInEnglish(result: CustomValidatorResult): CustomValidatorResult {
  if (typeof result === 'string') return englishMessage(result) ?? result
  if (Array.isArray(result)) return result.map(faultInEnglish)
  return isFault(result) ? faultInEnglish(result) : result
}

interface Fault {
  message: string
}

const isFault = (result: CustomValidatorResult): result is CustomValidatorResult & Fault =>
  typeof result === 'object' && 'message' in result && typeof result.message === 'string'

const faultInEnglish = <Found extends Fault>(fault: Found): Found => ({
  ...fault,
  message: englishMessage(fault.message) ?? fault.message,
})
