import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {isWebUrl, WebLink} from '#/ui/links/web-link.tsx'
import type {School, SchoolCard} from '../schools-queries.ts'

export function SchoolRegistration({school}: {school: School}) {
  const t = useTranslations('school')
  const {registrationInfo, registrationUrl, email, facebookUrl} = school
  if (!registrationInfo && !registrationUrl && !email && !facebookUrl) return null
  return (
    <section
      aria-labelledby="registration"
      className="mt-16 bg-sunken py-14 last:-mb-20 md:mt-24 md:py-20 md:last:-mb-28"
    >
      <div className="frame grid gap-x-16 gap-y-4 md:grid-cols-[1fr_2fr]">
        <h2 id="registration" className="text-h2">
          {t('registration')}
        </h2>
        <div>
          <p className="measure text-lead">
            <LocalizedText text={registrationInfo} />
          </p>
          <p className="mt-6 empty:hidden">
            <RegisterButton school={school} />
          </p>
          <div className="mt-3">
            <SchoolContact school={school} />
          </div>
        </div>
      </div>
    </section>
  )
}

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

export function SchoolContact({school}: {school: SchoolCard}) {
  const locale = useLocale()
  const t = useTranslations('school')
  const hasFacebook = isWebUrl(school.facebookUrl)
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
        <li className="print:hidden">
          <WebLink href={school.facebookUrl} className="text-link inline-block py-2.5">
            {t('facebook')}
            <span className="sr-only"> ({localizeText(school.name, locale)})</span>
          </WebLink>
        </li>
      )}
    </ul>
  )
}
