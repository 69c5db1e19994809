import {useTranslations} from 'next-intl'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {hasPicture, Picture} from '#/ui/picture.tsx'
import {PointList} from '#/ui/text-lists.tsx'
import {MembershipCard} from './membership-card.tsx'
import type {MembershipPage} from './membership-queries.ts'

interface MembershipHeroProps {
  page: MembershipPage | null
  settings: SiteSettings | null
  /** The current year, at whose end the deadline is. */
  year: string
}

/** Title, deadline for joining and fee. */
export function MembershipHero({page, settings, year}: MembershipHeroProps) {
  const t = useTranslations('membership')
  return (
    <div className="frame grid grid-cols-1 gap-x-16 gap-y-10 pt-10 md:pt-16 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-center print:grid-cols-[1fr_24rem] print:pt-2">
      <div>
        <h1 className="text-h1">{page?.title ? <LocalizedText text={page.title} /> : t('title')}</h1>
        <p className="mt-5 text-lead text-muted empty:hidden">
          <LocalizedText text={page?.text} />
        </p>
        {page?.hasDeadline && (
          <p className="mt-7 inline-block rounded-soft bg-accent px-4 py-3 font-semibold text-on-accent print:px-0">
            {t('deadline', {year})}
          </p>
        )}
      </div>
      <div>
        <MembershipCard settings={settings} />
        <p className="mt-4 max-w-md text-small text-muted empty:hidden">
          <LocalizedText text={page?.feeText} />
        </p>
      </div>
    </div>
  )
}

/** The benefits of membership, with the page's picture. */
export function MembershipBenefits({page}: {page: MembershipPage | null}) {
  const t = useTranslations('membership')
  if (!page?.benefits?.length) return null
  const cards = <PointList points={page.benefits} variant="cards" />
  return (
    <section aria-labelledby="benefits" className="mt-16 bg-sunken py-14 md:mt-20 md:py-20 print:mt-5">
      <div className="frame">
        <h2 id="benefits" className="text-h2">
          {t('benefits')}
        </h2>
        {hasPicture(page.image) ? (
          <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-2 print:grid-cols-[1fr_3fr]">
            <Picture
              image={page.image}
              ratio={1}
              narrow={{below: 64, ratio: 3 / 2}}
              sizes="(min-width: 75rem) 33.7rem, (min-width: 64rem) 44vw, 92vw"
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
