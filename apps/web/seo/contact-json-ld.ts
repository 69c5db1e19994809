import type {Locale} from 'next-intl'
import type {ContactPoint} from 'schema-dts'
import {type Bilingual, localizeText} from '#/i18n/localize.ts'

interface Person {
  name?: string | null
  role?: Bilingual<string>
  email?: string | null
  phone?: string | null
}

/** There is no contact without a name. `contactType` is the page's heading above the person. */
export function contactJsonLd(
  person: Person | null | undefined,
  contactType: string,
  locale: Locale,
): Exclude<ContactPoint, string>[] {
  if (!person?.name) return []
  const {name, email, phone} = person
  const role = localizeText(person.role, locale)
  return [
    {
      '@type': 'ContactPoint',
      name,
      contactType,
      ...(role && {description: role}),
      ...(email && {email}),
      ...(phone && {telephone: phone}),
    },
  ]
}
