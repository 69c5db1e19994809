import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {PreviewLinkPage, previewLinkMetadata} from '#/features/preview/preview-link-page.tsx'

type Props = PageProps<'/[locale]/perziura'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return previewLinkMetadata((await params).locale as Locale)
}

export default async function PreviewPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <PreviewLinkPage />
}
