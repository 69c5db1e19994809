import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {HoursAndAddress, ContactMethods} from '#/features/contact/contact-details.tsx'
import {ContactForm} from '#/features/contact/contact-form.tsx'
import {getContactPage} from '#/features/contact/contact-queries.ts'
import {PressSection} from '#/features/contact/press-section.tsx'
import {PageJsonLd} from '#/seo/page-json-ld.tsx'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {PageHero} from '#/ui/layout/page-hero.tsx'

type Props = PageProps<'/[locale]/kontaktai'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const [page, t] = await Promise.all([getContactPage(), getTranslations({locale, namespace: 'contact'})])
  return pageMetadata({
    locale,
    path: '/kontaktai',
    image: await getPagePicture('/kontaktai'),
    title: page?.title ?? t('title'),
    description: page?.text,
    seo: page?.seo,
  })
}

export default async function ContactPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [page, settings, t] = await Promise.all([
    getContactPage(),
    getSiteSettings(),
    getTranslations('contact'),
  ])
  return (
    <>
      <PageJsonLd crumbs={[{name: t('title'), path: '/kontaktai'}]} />
      <PageHero
        title={page?.title ? <LocalizedText text={page.title} /> : t('title')}
        intro={page?.text && <LocalizedText text={page.text} />}
        image={page?.image}
        variant="beside"
      />
      <div className="frame grid grid-cols-1 gap-14 pt-10 md:pt-14">
        <ContactMethods page={page} contacts={settings?.contacts ?? null} />
        <HoursAndAddress settings={settings} />
        <ContactForm />
        <PressSection press={page?.press} />
      </div>
    </>
  )
}
