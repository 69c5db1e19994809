import {useTranslations} from 'next-intl'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {Pounds} from '#/ui/texts/pounds.tsx'
import {Sash} from '#/ui/graphics/sash.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {OakLeaf} from '#/ui/graphics/oak-leaf.tsx'

/** A phone shows only the sash and the sum. */
export function MembershipCard({settings}: {settings: SiteSettings | null}) {
  const t = useTranslations('membership')
  if (settings?.membershipFee == null) return null
  return (
    <div className="flex max-w-md md:min-h-64 flex-col overflow-hidden rounded-card bg-pine text-on-pine print:border">
      <p className="flex items-center gap-3 p-6 font-serif text-h3 leading-tight font-semibold max-md:hidden print:flex">
        <OakLeaf className="size-9 flex-none text-accent" />
        <span className="min-w-0 wrap-anywhere">
          <LocalizedText text={settings.name} />
        </span>
      </p>
      <Sash />
      <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-5 px-5 py-3 md:block md:p-6">
        <p className="text-on-pine-muted">{t('fee')}</p>
        <p className="flex flex-wrap items-baseline gap-x-3 md:mt-3">
          <span className="font-serif text-h1 font-semibold md:text-day">
            <Pounds amount={settings.membershipFee} />
          </span>
          <span className="text-lead">{t('perYear')}</span>
        </p>
      </div>
    </div>
  )
}
