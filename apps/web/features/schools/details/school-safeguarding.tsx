import {schoolPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {formatList, localizeText} from '#/i18n/localize.ts'
import {ContactPerson} from '#/ui/links/contact-person.tsx'
import {DocumentLinks, isReadable} from '#/ui/rich-text/document-links.tsx'
import {Link} from '#/ui/links/link.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import type {SchoolCard} from '../schools-queries.ts'
import type {SchoolFact} from './school-facts.tsx'

const SECTION_ID = 'safeguarding'

/** Returns undefined if the school says nothing of it. */
function titleKeyOf({responsible, safeguarding}: SchoolCard) {
  const {contact, checks, insurance, policies} = safeguarding ?? {}
  if (contact?.name || checks || insurance || policies?.some(isReadable)) return 'title'
  return responsible?.name ? 'titleWithoutSafeguarding' : undefined
}

export function SafeguardingLink({school}: {school: SchoolCard}) {
  const t = useTranslations('school.safeguarding')
  const titleKey = titleKeyOf(school)
  return (
    titleKey && (
      <a href={`#${SECTION_ID}`} className="text-link inline-block py-2.5">
        {t(titleKey)}
      </a>
    )
  )
}

export function SchoolSafeguarding({school}: {school: SchoolCard}) {
  const t = useTranslations('school.safeguarding')
  const {responsible, safeguarding} = school
  const {contact, checks, insurance, policies} = safeguarding ?? {}
  const readable = policies?.filter(isReadable) ?? []
  const titleKey = titleKeyOf(school)
  if (!titleKey) return null
  return (
    <section aria-labelledby={SECTION_ID} className="frame pt-16 md:pt-24">
      <h2 id={SECTION_ID} className="text-h2">
        {t(titleKey)}
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

/** The section on the school's page says more than this comparison. */
export const safetyFacts = [
  {
    term: 'safeguarding.short',
    isStated: (school) => titleKeyOf(school) === 'title',
    Value: Safeguarding,
  },
  {
    term: 'safeguarding.responsible',
    isStated: ({responsible}) => Boolean(responsible?.name),
    Value: Responsible,
  },
] as const satisfies SchoolFact[]

function Safeguarding({school}: {school: SchoolCard}) {
  const t = useTranslations('school.safeguarding')
  const locale = useLocale()
  const {contact, checks, insurance, policies} = school.safeguarding ?? {}
  const topics = formatList(
    [checks && t('checks'), insurance && t('insurance'), policies?.some(isReadable) && t('policies')].map(
      (topic) => (topic || '').toLocaleLowerCase(locale),
    ),
    locale,
  )
  return (
    <>
      {contact?.name && <ContactPerson person={{name: contact.name, role: contact.role}} />}
      {topics && (
        <Link
          href={`${schoolPath(school.slug)}#${SECTION_ID}`}
          className="text-link inline-block py-2 first-letter:uppercase"
        >
          {topics}
          <span className="sr-only"> ({localizeText(school.name, locale)})</span>
        </Link>
      )}
    </>
  )
}

function Responsible({school: {responsible}}: {school: SchoolCard}) {
  return responsible && <ContactPerson person={{name: responsible.name, role: responsible.role}} />
}
