import {useLocale, useTranslations} from 'next-intl'
import type {SchoolCard} from './schools-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {mailtoLink} from '#/ui/mailto-link.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {leadsToPage, WebLink} from '#/ui/web-link.tsx'

/** The way to the registration form, on another site. */
export function RegisterButton({school}: {school: SchoolCard}) {
  const locale = useLocale()
  const t = useTranslations('school')
  return (
    <WebLink href={school.registrationUrl} className={buttonClass()}>
      <span>
        {t('register')}
        <span className="sr-only"> ({localizeText(school.name, locale)})</span>
      </span>
    </WebLink>
  )
}

/** Where parents ask and look further. */
export function SchoolContact({school}: {school: SchoolCard}) {
  const locale = useLocale()
  const t = useTranslations('school')
  const hasFacebook = leadsToPage(school.facebookUrl)
  if (!school.email && !hasFacebook) return null
  return (
    <ul className="flex flex-wrap gap-x-6">
      {school.email && (
        <li>
          <a href={mailtoLink(school.email)} className="text-link inline-block py-2.5 wrap-anywhere">
            {school.email}
          </a>
        </li>
      )}
      {hasFacebook && (
        <li>
          <WebLink href={school.facebookUrl} className="text-link inline-block py-2.5">
            {t('facebook')}
            <span className="sr-only"> ({localizeText(school.name, locale)})</span>
          </WebLink>
        </li>
      )}
    </ul>
  )
}
