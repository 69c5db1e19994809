import type {Metadata} from 'next'
import {NextIntlClientProvider, type Locale} from 'next-intl'
import {getMessages, getTranslations, setRequestLocale} from 'next-intl/server'
import {accountPageMetadata} from '#/features/account/account-page-metadata.ts'
import {ConfirmPage} from '#/features/account/confirm-page.tsx'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {WithoutScript} from '#/ui/layout/without-script.tsx'

type Props = PageProps<'/[locale]/auth/confirm'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return accountPageMetadata({
    locale: (await params).locale as Locale,
    path: '/auth/confirm',
    title: 'confirm.title',
  })
}

export default async function AuthConfirmPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [t, {account, form}] = await Promise.all([getTranslations('account.confirm'), getMessages()])
  return (
    <>
      <PageHeading title={t('title')} />
      <div className="frame">
        <NextIntlClientProvider messages={{account, form}}>
          <ConfirmPage />
        </NextIntlClientProvider>
        <WithoutScript of="link" />
      </div>
    </>
  )
}
