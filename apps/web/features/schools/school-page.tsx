import {schoolPath} from '@site/schemas/routes/document-path'
import {useTranslations} from 'next-intl'
import {Comments} from '#/features/comments/comments.tsx'
import {Link} from '#/ui/links/link.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {PageHero} from '#/ui/layout/page-hero.tsx'
import {PrintAddress} from '#/ui/links/print-address.tsx'
import {RichText} from '#/ui/rich-text/rich-text.tsx'
import {TextList} from '#/ui/texts/text-lists.tsx'
import {SchoolFacts} from './details/school-facts.tsx'
import {RegisterButton, SchoolRegistration} from './details/school-registration.tsx'
import {SafeguardingLink, SchoolSafeguarding} from './details/school-safeguarding.tsx'
import {NextLesson} from './lessons/next-lesson.tsx'
import type {School} from './schools-queries.ts'

export function SchoolPage({school}: {school: School}) {
  const t = useTranslations('school')
  return (
    <article>
      <PrintAddress path={schoolPath(school.slug)} />
      <PageHero
        back={
          <Link href="/mokykleles" className="text-link mb-4 inline-block py-2 print:hidden">
            <span aria-hidden="true">← </span>
            {t('back')}
          </Link>
        }
        title={<LocalizedText text={school.name} />}
        intro={<LocalizedText text={school.description} />}
        image={school.image}
        variant="beside"
      />
      <div className="frame grid grid-cols-1 gap-x-16 gap-y-10 pt-12 md:pt-16 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <aside className="self-start rounded-card border border-line bg-raised p-5 not-has-[dt,a]:hidden sm:p-6 lg:col-start-2 lg:row-span-2">
          <SchoolFacts school={school} className="lg:grid-cols-1" />
          <p className="mt-4 grid empty:hidden sm:max-lg:justify-start">
            <RegisterButton school={school} />
          </p>
          <p className="mt-2 empty:hidden print:hidden">
            <SafeguardingLink school={school} />
          </p>
        </aside>
        <div className="empty:hidden lg:col-start-1 lg:row-start-2">
          <NextLesson lesson={school.nextLesson} breaks={school.breaks} />
        </div>
        <div className="lg:col-start-1 lg:row-start-1">
          <div className="grid gap-x-10 gap-y-8 empty:hidden sm:grid-cols-2">
            <Lines title={t('subjects')} lines={school.subjects} />
            <Lines title={t('features')} lines={school.features} />
          </div>
          <div className="mt-8">
            <RichText body={school.body} />
          </div>
        </div>
      </div>
      <SchoolSafeguarding school={school} />
      <SchoolRegistration school={school} />
      {school.eventKey && (
        <div className="frame">
          <Comments eventKey={school.eventKey} />
        </div>
      )}
    </article>
  )
}

function Lines({title, lines}: {title: string; lines: School['subjects']}) {
  if (!lines?.length) return null
  return (
    <section>
      <h2 className="mb-4 text-h2">{title}</h2>
      <TextList lines={lines} />
    </section>
  )
}
