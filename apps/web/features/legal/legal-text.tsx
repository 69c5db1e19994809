import {dateInWords} from '@site/schemas/london-time/in-words'
import type {Metadata} from 'next'
import {type Locale, useLocale, useTranslations} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {RichText} from '#/ui/rich-text/rich-text.tsx'
import {getLegalPage, type LegalPage, type LegalPageId} from './legal-queries.ts'

interface LegalTextProps {
  id: LegalPageId
  page: LegalPage | null
  /** Volunteers do not write these sections, since they follow from the code. */
  lastSections?: {id: string; title: string; content: ReactNode}[]
}

export function LegalText({id, page, lastSections = []}: LegalTextProps) {
  const locale = useLocale()
  const t = useTranslations('legal')
  const written = page?.sections ?? []
  const sections = [
    ...written.map(({_key, title, body}, index) => ({
      id: `section-${index + 1}`,
      key: _key,
      title: <LocalizedText text={title} />,
      content: <RichText body={body} />,
    })),
    ...lastSections.map((section) => ({...section, key: section.id})),
  ]
  return (
    <article>
      <PageHeading
        title={page ? <LocalizedText text={page.title} /> : t(id)}
        intro={page?.intro && <LocalizedText text={page.intro} />}
      />
      <div className="frame grid gap-x-16 gap-y-10 lg:grid-cols-[18rem_minmax(0,64ch)]">
        {written.length === 0 && <p className="text-lead">{t('missing')}</p>}
        <nav
          aria-labelledby="contents"
          hidden={sections.length === 0}
          className="self-start lg:sticky lg:top-24"
        >
          <h2 id="contents" className="text-h3">
            {t('contents')}
          </h2>
          <ol className="mt-3 border-s-2 border-line">
            {sections.map(({id: anchor, key, title}, index) => (
              <li key={key}>
                <a href={`#${anchor}`} className="flex min-h-11 items-center gap-2 ps-4 py-1 hover:underline">
                  <span className="text-muted tabular-nums">{index + 1}.</span>
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ol>
          {page?.updatedOn && (
            <p className="mt-6 text-small text-muted">
              {t('updatedOn', {date: dateInWords(page.updatedOn, locale)})}
            </p>
          )}
        </nav>
        <div>
          {sections.map(({id: anchor, key, title, content}, index) => (
            <section key={key} aria-labelledby={anchor} className="not-first:mt-12">
              <h2 id={anchor} className="text-h2">
                {index + 1}. {title}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

export async function legalMetadata(id: LegalPageId, locale: Locale): Promise<Metadata> {
  const [page, t] = await Promise.all([getLegalPage(id), getTranslations({locale, namespace: 'legal'})])
  return pageMetadata({
    locale,
    path: `/${id}`,
    title: page?.title ?? t(id),
    description: page?.intro,
    seo: page?.seo,
  })
}
