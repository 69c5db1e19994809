import {useTranslations} from 'next-intl'
import {RowsSkeleton} from './list/rows-skeleton.tsx'

/** Keeps the place of the dashboard while it is checked who looks. */
export function DashboardSkeleton() {
  const t = useTranslations('admin')
  return (
    <div className="min-h-[36rem]">
      <output className="sr-only">{t('checking')}</output>
      <div aria-hidden="true">
        <div className="flex h-12 items-center gap-8 border-b border-line">
          <div className="h-3 w-24 rounded-soft bg-sunken" />
          <div className="h-3 w-24 rounded-soft bg-sunken" />
          <div className="h-3 w-24 rounded-soft bg-sunken max-sm:hidden" />
        </div>
        <div className="mt-24">
          <RowsSkeleton />
        </div>
      </div>
    </div>
  )
}
