import {schoolPath} from '@site/schemas/routes/document-path'
import {useTranslations} from 'next-intl'
import type {SchoolCard, SchoolsPage} from './schools-queries.ts'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {Link} from '#/ui/links/link.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {Comments} from '#/features/comments/comments.tsx'

interface SchoolsFeedbackProps {
  page: SchoolsPage | null
  /** Comments can be written on the pages of these schools. */
  schools: SchoolCard[]
  email: string | null
}

export function SchoolsFeedback({page, schools, email}: SchoolsFeedbackProps) {
  const t = useTranslations('school')
  if (!page?.feedbackText && !email) return null
  return (
    <section aria-labelledby="feedback" className="mt-16 -mb-20 bg-sunken py-14 md:mt-24 md:-mb-28 md:py-20">
      <div className="frame">
        <div className="grid gap-x-16 gap-y-4 md:grid-cols-2">
          <h2 id="feedback" className="text-h2">
            {page?.feedbackTitle ? <LocalizedText text={page.feedbackTitle} /> : t('feedback')}
          </h2>
          <div>
            <p className="text-lead">
              <LocalizedText text={page?.feedbackText} />
            </p>
            {email && (
              <p className="mt-3">
                {t('feedbackEmail')}{' '}
                <a
                  href={mailtoLink(email, {subject: t('feedbackSubject')})}
                  className="text-link wrap-anywhere"
                >
                  {email}
                </a>
              </p>
            )}
          </div>
        </div>
        <p className="mt-6 flex flex-wrap items-center gap-x-5 text-muted">
          {t('feedbackWrite')}
          {schools.map(({_id, name, slug}) => (
            <Link key={_id} href={schoolPath(slug)} className="text-link inline-flex min-h-11 items-center">
              <LocalizedText text={name} />
            </Link>
          ))}
        </p>
        {page?.eventKey && (
          <Comments
            eventKey={page.eventKey}
            alsoOn={schools.flatMap(({eventKey}) => eventKey ?? [])}
            form="none"
            heading="h3"
          />
        )}
      </div>
    </section>
  )
}
