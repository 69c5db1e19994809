import {useTranslations} from 'next-intl'
import type {TitledText} from '#/sanity/content-types.ts'
import {PointList} from '#/ui/point-list.tsx'

/** What the community does all year. */
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
          <PointList points={missions} look="cards" />
        </div>
      </div>
    </section>
  )
}
