import {useTranslations} from 'next-intl'
import type {School} from './schools-queries.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {RegisterButton, SchoolContact} from './school-contact.tsx'

/** How a child is registered, and whom to ask. */
export function Registration({school}: {school: School}) {
  const t = useTranslations('school')
  const {registrationInfo, registrationUrl, email, facebookUrl} = school
  if (!registrationInfo && !registrationUrl && !email && !facebookUrl) return null
  return (
    <section
      aria-labelledby="registration"
      className="mt-16 -mb-20 bg-sunken py-14 md:mt-24 md:-mb-28 md:py-20"
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
