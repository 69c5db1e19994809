import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {ButtonLink} from '#/ui/button.tsx'
import {ResultPage} from '#/ui/result-page.tsx'
import {resultMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/aukojimas-sekmingai'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return resultMetadata('donation.success', '/aukojimas-sekmingai', (await params).locale as Locale)
}

export default async function DonationSuccessPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const t = await getTranslations('donation')
  return (
    <ResultPage title={t('success.title')} buttons={<ButtonLink href="/">{t('home')}</ButtonLink>}>
      <p>{t('success.text')}</p>
      <p>{t('success.confirmation')}</p>
    </ResultPage>
  )
}
