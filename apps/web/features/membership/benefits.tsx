import {useTranslations} from 'next-intl'
import type {MembershipPage} from './membership-queries.ts'
import {hasPicture, Picture} from '#/ui/picture.tsx'
import {PointList} from '#/ui/point-list.tsx'

/** What members get, beside the page's picture. */
export function Benefits({page}: {page: MembershipPage | null}) {
  const t = useTranslations('membership')
  if (!page?.benefits?.length) return null
  const cards = <PointList points={page.benefits} look="cards" />
  return (
    <section aria-labelledby="benefits" className="mt-16 bg-sunken py-14 md:mt-20 md:py-20">
      <div className="frame">
        <h2 id="benefits" className="text-h2">
          {t('benefits')}
        </h2>
        {hasPicture(page.image) ? (
          <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-2">
            <Picture
              image={page.image}
              sizes="(min-width: 75rem) 34rem, (min-width: 64rem) 46vw, 92vw"
              className="aspect-[3/2] h-full rounded-card object-cover"
            />
            {cards}
          </div>
        ) : (
          <div className="mt-8">{cards}</div>
        )}
      </div>
    </section>
  )
}
