import {useTranslations} from 'next-intl'
import type {ComponentProps} from 'react'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {hasPicture, Picture} from '#/ui/pictures/picture.tsx'
import {PointList} from '#/ui/texts/text-lists.tsx'
import {Eligibility} from './eligibility.tsx'
import {MembershipCard} from './membership-card.tsx'
import type {MembershipPage} from './membership-queries.ts'

interface MembershipHeroProps {
  page: MembershipPage | null
  settings: SiteSettings | null
  eligibility: ComponentProps<typeof Eligibility>['conditions']
  /** The deadline is at the end of this year. */
  year: string
}

export function MembershipHero({page, settings, eligibility, year}: MembershipHeroProps) {
  const t = useTranslations('membership')
  return (
    <div className="frame grid grid-cols-1 gap-x-16 gap-y-4 pt-5 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[1fr_auto_auto_1fr] md:gap-y-0 md:pt-16 lg:grid-cols-[minmax(0,1fr)_28rem] print:grid-cols-[1fr_24rem] print:pt-2">
      <div className="md:row-start-2">
        <h1 className="text-h1">{page?.title ? <LocalizedText text={page.title} /> : t('title')}</h1>
        <p className="mt-3 text-lead text-muted empty:hidden md:mt-5">
          <LocalizedText text={page?.text} />
        </p>
        <div className="mt-5 empty:hidden md:mt-8">
          <Eligibility conditions={eligibility} />
        </div>
      </div>
      <div className="max-w-md self-start overflow-hidden rounded-card bg-accent empty:hidden md:col-start-2 md:row-span-4 md:row-start-1 md:self-center print:bg-transparent">
        <MembershipCard settings={settings} />
        {page?.hasDeadline && (
          <p className="px-5 py-2.5 font-semibold text-on-accent md:px-6 md:py-4 print:px-0 print:text-ink">
            {t('deadline', {year})}
          </p>
        )}
      </div>
      {settings?.membershipFee != null && page?.minimumAge != null && (
        <p className="md:row-start-3 md:mt-8">
          <a href="#how-to-join" className={buttonClass()}>
            {t('fillInForm')}
          </a>
        </p>
      )}
    </div>
  )
}

export function MembershipBenefits({page}: {page: MembershipPage | null}) {
  const t = useTranslations('membership')
  if (!page?.benefits?.length) return null
  const cards = <PointList points={page.benefits} variant="cards" />
  return (
    <section
      aria-labelledby="benefits"
      className="mt-16 -mb-20 bg-sunken py-14 md:mt-20 md:-mb-28 md:py-20 print:mt-5"
    >
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
