import {useTranslations} from 'next-intl'
import type {AboutPage} from './about-queries.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'

/** What the community is for, in large type: one line each. */
export function Objectives({objectives}: {objectives: AboutPage['objectives']}) {
  const t = useTranslations('about')
  if (!objectives?.length) return null
  return (
    <section
      aria-labelledby="objectives"
      className="frame grid gap-x-16 gap-y-6 pt-16 md:grid-cols-[1fr_2fr] md:pt-24"
    >
      <h2 id="objectives" className="text-h2 md:sticky md:top-8 md:self-start">
        {t('objectives')}
      </h2>
      <ul className="border-t border-line">
        {objectives.map((objective) => (
          <li key={objective._key} className="border-b border-line py-4 font-serif text-h3">
            <LocalizedText text={objective} />
          </li>
        ))}
      </ul>
    </section>
  )
}
