import {useTranslations} from 'next-intl'
import type {TitledText} from '#/sanity/content-types.ts'
import {PointList} from '#/ui/point-list.tsx'

/** How somebody joins a group, step by step. */
export function HowToJoin({steps}: {steps: TitledText[] | null}) {
  const t = useTranslations('group')
  if (!steps?.length) return null
  return (
    <section aria-labelledby="how-to-join" className="mt-16 bg-sunken py-14 md:mt-24 md:py-20">
      <div className="frame">
        <h2 id="how-to-join" className="mb-8 text-h2">
          {t('steps')}
        </h2>
        <PointList points={steps} look="steps" />
      </div>
    </section>
  )
}
