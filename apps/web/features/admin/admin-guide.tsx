import {useLocale, useTranslations} from 'next-intl'
import {Link} from '#/ui/links/link.tsx'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {GuideBlocks} from './guide/guide-blocks.tsx'
import {guideSections} from './guide/guide-sections.ts'
import {guideTexts} from './guide/guide-texts.ts'

export function AdminGuide() {
  const t = useTranslations('adminGuide')
  const {markdown, pictures} = guideTexts[useLocale()]
  const {intro, sections} = guideSections(markdown)
  return (
    <article>
      <PageHeading title={t('title')} />
      <div className="frame pb-16">
        <p className="print:hidden">
          <Link href="/admin" className="text-link font-semibold">
            {t('back')}
          </Link>
        </p>
        <GuideBlocks tokens={intro} pictures={pictures} />
        <nav aria-labelledby="contents" className="mt-10 rounded-card bg-sunken p-6 print:hidden">
          <h2 id="contents" className="text-h3">
            {t('contents')}
          </h2>
          <ol className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {sections.map(({id, title}) => (
              <li key={id}>
                <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map(({id, title, tokens}) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mt-14 scroll-mt-8 text-h2">
              {title}
            </h2>
            <GuideBlocks tokens={tokens} pictures={pictures} />
          </section>
        ))}
      </div>
    </article>
  )
}
