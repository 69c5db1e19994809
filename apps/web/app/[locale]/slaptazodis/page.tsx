import type {Metadata} from 'next'
import {NextIntlClientProvider, type Locale} from 'next-intl'
import {getMessages, setRequestLocale} from 'next-intl/server'
import {accountPageMetadata} from '#/features/account/account-page-metadata.ts'
import {PasswordPage} from '#/features/account/password-page.tsx'
import {WithoutScript} from '#/ui/layout/without-script.tsx'

type Props = PageProps<'/[locale]/slaptazodis'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return accountPageMetadata({
    locale: (await params).locale as Locale,
    path: '/slaptazodis',
    title: 'reset.title',
  })
}

export default async function ForgottenPasswordPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const {account, form} = await getMessages()
  return (
    <>
      <NextIntlClientProvider messages={{account, form}}>
        <PasswordPage />
      </NextIntlClientProvider>
      <div className="frame">
        <WithoutScript of="password" />
      </div>
    </>
  )
}
