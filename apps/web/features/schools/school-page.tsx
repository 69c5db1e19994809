import {useTranslations} from 'next-intl'
import type {School} from './schools-queries.ts'
import {Link} from '#/i18n/navigation.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {PageHero} from '#/ui/page-hero.tsx'
import {RichText} from '#/ui/rich-text.tsx'
import {Comments} from '#/features/comments/comments.tsx'
import {TextList} from '#/ui/text-list.tsx'
import {NextLesson} from './next-lesson.tsx'
import {Registration} from './registration.tsx'
import {RegisterButton} from './school-contact.tsx'
import {SchoolFacts} from './school-facts.tsx'

/** A school's own page. */
export function SchoolPage({school}: {school: School}) {
  const t = useTranslations('school')
  return (
    <article>
      <PageHero
        back={
          <Link href="/mokykleles" className="text-link mb-4 inline-block py-2">
            ← {t('back')}
          </Link>
        }
        title={<LocalizedText text={school.name} />}
        intro={<LocalizedText text={school.description} />}
        image={school.image}
        look="beside"
      >
        <p className="mt-7 empty:hidden">
          <RegisterButton school={school} />
        </p>
      </PageHero>
      <div className="frame grid gap-x-16 gap-y-12 pt-12 md:pt-16 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <aside className="self-start lg:order-last">
          <NextLesson lesson={school.nextLesson} breaks={school.breaks} />
          <SchoolFacts
            school={school}
            className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-raised p-6 sm:max-lg:grid-cols-2"
          />
        </aside>
        <div>
          <div className="grid gap-x-10 gap-y-8 empty:hidden sm:grid-cols-2">
            <Lines title={t('subjects')} lines={school.subjects} />
            <Lines title={t('features')} lines={school.features} />
          </div>
          <div className="mt-8">
            <RichText body={school.body} />
          </div>
          {school.eventKey && <Comments eventKey={school.eventKey} />}
        </div>
      </div>
      <Registration school={school} />
    </article>
  )
}

/** What is taught, or what makes the school special. */
function Lines({title, lines}: {title: string; lines: School['subjects']}) {
  if (!lines?.length) return null
  return (
    <section>
      <h2 className="mb-4 text-h2">{title}</h2>
      <TextList lines={lines} />
    </section>
  )
}
