import {useTranslations} from 'next-intl'
import type {FieldErrorText} from '#/ui/forms/field-errors.ts'
import type {Runner} from './managed-registration.ts'

const missing = {firstName: 'firstNameMissing', lastName: 'lastNameMissing'} as const

/** The texts name the runner if there are several. */
export function useCorrectionErrorText(runners: readonly Runner[]): FieldErrorText {
  const t = useTranslations('registrations.manage.correct')

  function textOf(field: string, code: string): string | undefined {
    if (code === 'ageRange' || code === 'seatsRange') return t(code)
    const known = Object.entries(missing).find(([name]) => name === field)
    return code === 'required' && known ? t(known[1]) : undefined
  }

  return (name, code) => {
    const [list, id, field] = name.split('.')
    if (list !== 'runners' || !field) return textOf(name, code)
    const text = textOf(field, code)
    const runner = runners.length > 1 ? runners.find((each) => each.id === id) : undefined
    return text && runner ? `${text} (${runner.firstName})` : text
  }
}
