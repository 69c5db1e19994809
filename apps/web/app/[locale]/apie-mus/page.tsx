import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {Council, Meetings} from '#/features/about/about-council.tsx'
import {GoverningDocuments} from '#/features/about/about-documents.tsx'
import {AboutJsonLd} from '#/features/about/about-json-ld.tsx'
import {getAboutPage} from '#/features/about/about-queries.ts'
import {Connections, Missions, Objectives, Reasons} from '#/features/about/about-sections.tsx'
import {MembershipTerms} from '#/features/about/membership-terms.tsx'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {PageHero} from '#/ui/layout/page-hero.tsx'

type Props = PageProps<'/[locale]/apie-mus'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const [about, t] = await Promise.all([getAboutPage(), getTranslations({locale, namespace: 'about'})])
  return pageMetadata({
    locale,
    path: '/apie-mus',
    image: await getPagePicture('/apie-mus'),
    title: about?.title ?? t('title'),
    description: about?.text,
    seo: about?.seo,
  })
}

export default async function AboutPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [about, settings, t] = await Promise.all([
    getAboutPage(),
    getSiteSettings(),
    getTranslations('about'),
  ])
  return (
    <>
      <AboutJsonLd about={about} />
      <PageHero
        title={about?.title ? <LocalizedText text={about.title} /> : t('title')}
        intro={about?.text && <LocalizedText text={about.text} />}
        image={about?.image}
      />
      <Connections connections={about?.connections ?? null} />
      <Objectives objectives={about?.objectives ?? null} />
      <Missions missions={about?.missions ?? null} />
      <Council council={about?.council ?? null} />
      <Meetings meetings={about?.meetings} />
      <GoverningDocuments about={about} />
      <MembershipTerms about={about} settings={settings} />
      <Reasons reasons={about?.reasons ?? null} />
    </>
  )
}
