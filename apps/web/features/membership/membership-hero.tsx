import {useTranslations} from 'next-intl'
import type {MembershipPage} from './membership-queries.ts'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {MembershipCard} from './membership-card.tsx'

interface MembershipHeroProps {
  page: MembershipPage | null
  settings: SiteSettings | null
  /** The present one: new members are taken until it ends. */
  year: string
}

/** Title, until when one may join, and what it costs. */
export function MembershipHero({page, settings, year}: MembershipHeroProps) {
  const t = useTranslations('membership')
  return (
    <div className="frame grid gap-x-16 gap-y-10 pt-10 md:pt-16 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-center">
      <div>
        <h1 className="text-h1">{page?.title ? <LocalizedText text={page.title} /> : t('title')}</h1>
        <p className="mt-5 text-lead text-muted empty:hidden">
          <LocalizedText text={page?.text} />
        </p>
        {page?.hasDeadline && (
          <p className="mt-7 inline-block rounded-soft bg-accent px-4 py-3 font-semibold text-on-accent">
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
