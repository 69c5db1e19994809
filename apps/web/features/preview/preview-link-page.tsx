import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getMessages, getTranslations} from 'next-intl/server'
import {linkPagePath} from '#/preview/link-page-url.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {MoreMessages} from '#/ui/late/more-messages.tsx'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {WithoutScript} from '#/ui/layout/without-script.tsx'
import {PreviewLinkFault} from './link/preview-link-fault.tsx'

/** A link to a draft leads here when there is none to see. */
export async function PreviewLinkPage() {
  const [t, {preview}] = await Promise.all([getTranslations('preview.link'), getMessages()])
  return (
    <>
      <PageHeading title={t('title')} />
      <div className="frame">
        <MoreMessages messages={{preview: {link: preview.link}}}>
          <PreviewLinkFault />
        </MoreMessages>
        <WithoutScript of="link" />
      </div>
    </>
  )
}

export async function previewLinkMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({locale, namespace: 'preview.link'})
  return {...(await pageMetadata({locale, path: linkPagePath, title: t('title')})), robots: {index: false}}
}
