import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {NotFoundMessage} from '#/shell/not-found-message.tsx'

type Props = PageProps<'/[locale]/404'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const t = await getTranslations({locale: (await params).locale as Locale, namespace: 'notFound'})
  return {title: t('title'), robots: {index: false}}
}

/** The proxy sends this page, with status 404, for unknown paths. */
export default async function NotFoundPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <NotFoundMessage />
}
