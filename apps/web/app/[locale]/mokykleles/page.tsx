import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {SchoolComparison} from '#/features/schools/school-comparison.tsx'
import {SchoolsFeedback} from '#/features/schools/schools-feedback.tsx'
import {SchoolListItem} from '#/features/schools/school-list-item.tsx'
import {getSchools, getSchoolsPage} from '#/features/schools/schools-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {Sash} from '#/ui/graphics/sash.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {PageHeading} from '#/ui/layout/page-heading.tsx'

type Props = PageProps<'/[locale]/mokykleles'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const [page, t] = await Promise.all([getSchoolsPage(), getTranslations({locale, namespace: 'school'})])
  return pageMetadata({
    locale,
    path: '/mokykleles',
    image: await getPagePicture('/mokykleles'),
    title: page?.title ?? t('title'),
    description: page?.text,
    seo: page?.seo,
  })
}

export default async function SchoolsPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [page, schools, settings, t] = await Promise.all([
    getSchoolsPage(),
    getSchools(),
    getSiteSettings(),
    getTranslations('school'),
  ])
  return (
    <>
      <PageHeading
        title={page?.title ? <LocalizedText text={page.title} /> : t('title')}
        intro={page?.text && <LocalizedText text={page.text} />}
      />
      {schools.length === 0 && <p className="frame text-lead">{t('empty')}</p>}
      <SchoolComparison schools={schools} />
      {schools.map((school, index) => (
        <div key={school._id}>
          <Sash className="my-14 md:my-16" />
          <SchoolListItem school={school} pictureSide={index % 2 === 0 ? 'start' : 'end'} />
        </div>
      ))}
      <SchoolsFeedback page={page} schools={schools} email={settings?.contacts?.email ?? null} />
    </>
  )
}
