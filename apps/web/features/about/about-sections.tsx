import {useTranslations} from 'next-intl'
import type {TitledText} from '#/sanity/content-types.ts'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {Sash} from '#/ui/graphics/sash.tsx'
import {PointList, TextList} from '#/ui/texts/text-lists.tsx'
import type {AboutPage} from './about-queries.ts'

export function Connections({connections}: {connections: TitledText[] | null}) {
  const t = useTranslations('about')
  if (!connections?.length) return null
  return (
    <section aria-labelledby="connections" className="frame pt-16 md:pt-24">
      <h2 id="connections" className="text-h2">
        {t('connections')}
      </h2>
      <div className="@container mt-8 overflow-hidden rounded-card border border-line bg-raised">
        <Sash />
        <ul className="divide-y divide-line @2xl:flex @2xl:divide-x @2xl:divide-y-0">
          {connections.map(({_key, title, text}) => (
            <li key={_key} className="p-6 md:p-8 @2xl:flex-1">
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

export function Objectives({objectives}: {objectives: AboutPage['objectives']}) {
  const t = useTranslations('about')
  if (!objectives?.length) return null
  return (
    <section
      aria-labelledby="objectives"
      className="frame grid grid-cols-1 gap-x-16 gap-y-6 pt-16 md:grid-cols-[1fr_2fr] md:pt-24"
    >
      <h2 id="objectives" className="text-h2 md:sticky md:top-24 md:self-start">
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

export function Missions({missions}: {missions: TitledText[] | null}) {
  const t = useTranslations('about')
  if (!missions?.length) return null
  return (
    <section aria-labelledby="missions" className="mt-16 bg-sunken py-14 md:mt-24 md:py-20">
      <div className="frame">
        <h2 id="missions" className="text-h2">
          {t('missions')}
        </h2>
        <div className="mt-8">
          <PointList points={missions} variant="cards" />
        </div>
      </div>
    </section>
  )
}

export function Reasons({reasons}: {reasons: AboutPage['reasons']}) {
  const t = useTranslations('about')
  return (
    <section aria-labelledby="reasons" className="mt-16 -mb-20 bg-sunken py-14 md:mt-24 md:-mb-28 md:py-20">
      <div className="frame grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-[1fr_2fr]">
        <h2 id="reasons" className="text-h2">
          {t('reasons')}
        </h2>
        <div>
          {reasons && <TextList lines={reasons} className="mb-8 grid gap-4 text-lead" />}
          <ButtonLink href="/taptinariu">{t('join')}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
