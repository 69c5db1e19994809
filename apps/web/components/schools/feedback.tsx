import {useTranslations} from 'next-intl'
import type {SchoolsPage} from '../../content/content-types.ts'
import {mailtoLink} from '../../content/mailto-link.ts'
import {LocalizedText} from '../localized-text.tsx'
import {Comments} from '../slots/comments.tsx'

interface FeedbackProps {
  page: SchoolsPage | null
  email: string | null
}

/** What people thought of the schools' events, and the invitation to tell. */
export function Feedback({page, email}: FeedbackProps) {
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
        {page?.eventKey && <Comments eventKey={page.eventKey} withForm={false} heading="h3" />}
      </div>
    </section>
  )
}
