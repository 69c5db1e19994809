import {useTranslations} from 'next-intl'
import type {FieldErrorText} from '#/ui/forms/field-errors.ts'

const missing = {
  firstName: 'childFirstName',
  lastName: 'childLastName',
  age: 'age',
  parentFirstName: 'parentFirstName',
  parentLastName: 'parentLastName',
  parentEmail: 'parentEmail',
  parentPhone: 'parentPhone',
} as const

/** The texts name the child if there are several. */
export function useChildErrorText(): FieldErrorText {
  const t = useTranslations('registrations.race')

  function textOf(field: string, code: string): string | undefined {
    if (code === 'ageRange' || code === 'consentRequired' || code === 'nobody') return t(code)
    const known = Object.entries(missing).find(([name]) => name === field)
    return code === 'required' && known ? t(`missing.${known[1]}`) : undefined
  }

  return (name, code) => {
    const [list, index, field] = name.split('.')
    if (list !== 'children' || !field) return textOf(name, code)
    const text = textOf(field, code)
    return text && Number(index) > 0 ? t('ofChild', {text, number: String(Number(index) + 1)}) : text
  }
}
