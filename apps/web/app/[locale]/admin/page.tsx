import type {Metadata} from 'next'
import {NextIntlClientProvider, type Locale} from 'next-intl'
import {getMessages, getTranslations, setRequestLocale} from 'next-intl/server'
import {AdminGate} from '#/features/admin/admin-gate.tsx'
import {ChangeEmailTextsProvider} from '#/features/admin/change-email-texts.tsx'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {clockOffset} from '#/time/now.ts'
import {WithoutScript} from '#/ui/without-script.tsx'

type Props = PageProps<'/[locale]/admin'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'admin'})
  return {...(await pageMetadata({locale, path: '/admin', title: t('title')})), robots: {index: false}}
}

export default async function AdminPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [t, {account, admin, adminPhotos, form}, lt, en] = await Promise.all([
    getTranslations('admin'),
    getMessages(),
    getMessages({locale: 'lt'}),
    getMessages({locale: 'en'}),
  ])
  return (
    <div className="frame">
      <h1 className="pt-8 pb-6 text-h2 md:pt-12 print:hidden">{t('title')}</h1>
      <div className="noscript:hidden">
        <NextIntlClientProvider messages={{account, admin, adminPhotos, form}}>
          <ChangeEmailTextsProvider texts={{lt: lt.changeEmail, en: en.changeEmail}}>
            <AdminGate clockOffset={clockOffset()} />
          </ChangeEmailTextsProvider>
        </NextIntlClientProvider>
      </div>
      <WithoutScript of="admin" />
    </div>
  )
}
