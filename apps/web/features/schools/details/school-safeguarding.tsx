import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {ContactPerson} from '#/ui/contact-person.tsx'
import {DocumentLinks, isReadable} from '#/ui/document-links.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'
import type {School} from '../schools-queries.ts'

/** Who is responsible for the school, and what it says of the safety of children. */
export function SchoolSafeguarding({school: {responsible, safeguarding}}: {school: School}) {
  const t = useTranslations('school.safeguarding')
  const {contact, checks, insurance, policies} = safeguarding ?? {}
  const readable = policies?.filter(isReadable) ?? []
  const hasSafeguarding = contact?.name || checks || insurance || readable.length > 0
  if (!responsible?.name && !hasSafeguarding) return null
  return (
    <section aria-labelledby="safeguarding" className="frame pt-16 md:pt-24">
      <h2 id="safeguarding" className="text-h2">
        {t(hasSafeguarding ? 'title' : 'titleWithoutSafeguarding')}
      </h2>
      <div className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {responsible?.name && (
          <Topic title={t('responsible')}>
            <p>
              <ContactPerson person={responsible} />
            </p>
          </Topic>
        )}
        {contact?.name && (
          <Topic title={t('contact')}>
            <p>
              <ContactPerson person={contact} />
            </p>
          </Topic>
        )}
        {checks && (
          <Topic title={t('checks')}>
            <p className="whitespace-pre-line">
              <LocalizedText text={checks} />
            </p>
          </Topic>
        )}
        {insurance && (
          <Topic title={t('insurance')}>
            <p className="whitespace-pre-line">
              <LocalizedText text={insurance} />
            </p>
          </Topic>
        )}
        {readable.length > 0 && (
          <Topic title={t('policies')}>
            <DocumentLinks documents={readable} />
          </Topic>
        )}
      </div>
    </section>
  )
}

function Topic({title, children}: {title: string; children: ReactNode}) {
  return (
    <section className="border-t-2 border-accent pt-4">
      <h3 className="text-h3">{title}</h3>
      <div className="mt-2">{children}</div>
    </section>
  )
}
