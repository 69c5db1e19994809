import {useTranslations} from 'next-intl'
import {DocumentLinks, isReadable} from '#/ui/rich-text/document-links.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {isWebUrl, WebLink} from '#/ui/links/web-link.tsx'
import type {AboutPage} from './about-queries.ts'

export function GoverningDocuments({about}: {about: AboutPage | null}) {
  const t = useTranslations('about')
  const {registration, constitution} = about ?? {}
  const accounts = about?.accounts?.filter(isReadable) ?? []
  if (!registration?.number && !isReadable(constitution) && accounts.length === 0) return null
  return (
    <section
      aria-labelledby="documents"
      className="frame grid grid-cols-1 gap-x-16 gap-y-6 pt-16 md:grid-cols-[1fr_2fr] md:pt-24"
    >
      <h2 id="documents" className="text-h2 md:sticky md:top-24 md:self-start">
        {t('documents')}
      </h2>
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {registration?.number && (
          <div className="border-t border-line pt-5">
            <dt className="text-h3 font-serif font-semibold">{t('registration')}</dt>
            <dd className="mt-2">
              <span className="block font-semibold tabular-nums">{registration.number}</span>
              <span className="block text-muted empty:hidden">
                <LocalizedText text={registration.register} />
              </span>
              {isWebUrl(registration.url) && (
                <WebLink href={registration.url} className="text-link inline-flex min-h-11 items-center">
                  {t('registerEntry')}
                </WebLink>
              )}
            </dd>
          </div>
        )}
        {isReadable(constitution) && (
          <div className="border-t border-line pt-5">
            <dt className="text-h3 font-serif font-semibold">{t('constitution')}</dt>
            <dd className="mt-2">
              <DocumentLinks documents={[constitution]} />
            </dd>
          </div>
        )}
        {accounts.length > 0 && (
          <div className="border-t border-line pt-5">
            <dt className="text-h3 font-serif font-semibold">{t('accounts')}</dt>
            <dd className="mt-2">
              <DocumentLinks documents={accounts} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
