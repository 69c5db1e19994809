import {schoolPath} from '@site/schemas/routes/document-path'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {SchoolJsonLd} from '#/features/schools/school-json-ld.tsx'
import {SchoolPage} from '#/features/schools/school-page.tsx'
import {getSchoolSlugs} from '#/routes/routes-queries.ts'
import {getSchool} from '#/features/schools/schools-queries.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/mokykleles/[slug]'>

export async function generateStaticParams() {
  return (await getSchoolSlugs()).map((slug) => ({slug}))
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, slug} = await params
  const school = await getSchool(slug)
  if (!school) return {}
  return pageMetadata({...school, locale: locale as Locale, path: schoolPath(slug), title: school.name})
}

export default async function SchoolBySlug({params}: Props) {
  const {locale, slug} = await params
  setRequestLocale(locale as Locale)
  const school = await getSchool(slug)
  if (!school) notFound()
  return (
    <>
      <SchoolJsonLd school={school} />
      <SchoolPage school={school} />
    </>
  )
}
