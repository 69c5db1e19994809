import type {Metadata} from 'next'
import {NextIntlClientProvider, type Locale} from 'next-intl'
import {getMessages, getTranslations, setRequestLocale} from 'next-intl/server'
import {AdminGate} from '#/features/admin/admin-gate.tsx'
import {ChangeEmailTextsProvider} from '#/features/registrations/admin/change-email-texts.tsx'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {clockOffset} from '#/time/now.ts'
import {Link} from '#/ui/links/link.tsx'
import {WithoutScript} from '#/ui/layout/without-script.tsx'

type Props = PageProps<'/[locale]/admin'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'admin'})
  return {...(await pageMetadata({locale, path: '/admin', title: t('title')})), robots: {index: false}}
}

export default async function AdminPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [t, guide, {account, admin, adminPhotos, bank, form}, lt, en] = await Promise.all([
    getTranslations('admin'),
    getTranslations('adminGuide'),
    getMessages(),
    getMessages({locale: 'lt'}),
    getMessages({locale: 'en'}),
  ])
  return (
    <div className="frame">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-8 pb-6 md:pt-12 print:hidden">
        <h1 className="text-h2">{t('title')}</h1>
        <Link href="/admin/vadovas" className="text-link font-semibold">
          {guide('title')}
        </Link>
      </div>
      <div className="noscript:hidden">
        <NextIntlClientProvider messages={{account, admin, adminPhotos, bank, form}}>
          <ChangeEmailTextsProvider texts={{lt: lt.changeEmail, en: en.changeEmail}}>
            <AdminGate clockOffset={clockOffset()} />
          </ChangeEmailTextsProvider>
        </NextIntlClientProvider>
      </div>
      <WithoutScript of="admin" />
    </div>
  )
}
