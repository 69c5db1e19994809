import {useTranslations} from 'next-intl'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {Pounds} from '#/ui/pounds.tsx'
import {Sash} from '#/ui/sash.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {OakLeaf} from '#/ui/oak-leaf.tsx'

/** The annual fee, drawn as a membership card. */
export function MembershipCard({settings}: {settings: SiteSettings | null}) {
  const t = useTranslations('membership')
  if (settings?.membershipFee == null) return null
  return (
    <div className="flex min-h-64 max-w-md flex-col overflow-hidden rounded-card bg-pine text-on-pine print:border">
      <p className="flex items-center gap-3 p-6 font-serif text-h3 leading-tight font-semibold">
        <OakLeaf className="size-9 flex-none text-accent" />
        <span className="min-w-0 wrap-anywhere">
          <LocalizedText text={settings.name} />
        </span>
      </p>
      <Sash />
      <div className="mt-auto p-6">
        <p className="text-on-pine-muted">{t('fee')}</p>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
          <span className="font-serif text-day font-semibold">
            <Pounds amount={settings.membershipFee} />
          </span>
          <span className="text-lead">{t('perYear')}</span>
        </p>
      </div>
    </div>
  )
}
