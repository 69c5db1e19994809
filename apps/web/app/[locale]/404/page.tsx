import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {NotFoundMessage} from '#/shell/not-found-message.tsx'

type Props = PageProps<'/[locale]/404'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const t = await getTranslations({locale: (await params).locale as Locale, namespace: 'notFound'})
  return {title: t('title'), robots: {index: false}}
}

/** What the proxy answers, with status 404, to an address that no page has. */
export default async function UnknownAddressPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <NotFoundMessage />
}
