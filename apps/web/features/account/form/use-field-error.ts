import {PASSWORD_MIN} from '@site/schemas/requests/password'
import {useTranslations} from 'next-intl'

const missing = ['firstName', 'lastName', 'email', 'password', 'currentPassword'] as const
const invalid = [
  'tooLong',
  'emailInvalid',
  'passwordShort',
  'passwordLong',
  'privacyRequired',
  'phoneInvalid',
] as const

/** Says what is wrong with a field, from the code that the schema gives. */
export function useFieldError(): (field: string, code: string) => string {
  const t = useTranslations('account')
  return (field, code) => {
    const known = invalid.find((name) => name === code)
    if (known) return t(`invalid.${known}`, {min: PASSWORD_MIN})
    const empty = missing.find((name) => name === field)
    return empty ? t(`missing.${empty}`) : t('failure.fields')
  }
}
