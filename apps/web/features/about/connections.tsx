import {useTranslations} from 'next-intl'
import type {TitledText} from '#/sanity/content-types.ts'
import {Juosta} from '#/ui/juosta.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'

/** What connects us: cards that one woven sash holds together. */
export function Connections({connections}: {connections: TitledText[] | null}) {
  const t = useTranslations('about')
  if (!connections?.length) return null
  return (
    <section aria-labelledby="connections" className="frame pt-16 md:pt-24">
      <h2 id="connections" className="text-h2">
        {t('connections')}
      </h2>
      <div className="mt-8 overflow-hidden rounded-card border border-line bg-raised">
        <Juosta />
        <ul className="divide-y divide-line md:flex md:divide-x md:divide-y-0">
          {connections.map(({_key, title, text}) => (
            <li key={_key} className="p-6 md:flex-1 md:p-8">
              <h3 className="font-serif text-h2 text-brand">
                <LocalizedText text={title} />
              </h3>
              <p className="mt-3">
                <LocalizedText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
