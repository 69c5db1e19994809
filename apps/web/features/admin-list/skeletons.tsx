import {useTranslations} from 'next-intl'

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

export function RowsSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid divide-y divide-line rounded-card border border-line bg-raised motion-safe:animate-pulse"
    >
      {[58, 44, 66, 50, 40].map((width) => (
        <div key={width} className="grid gap-3 p-5">
          <div className="h-3 rounded-soft bg-sunken" style={{width: `${width}%`}} />
          <div className="h-3 rounded-soft bg-sunken" style={{width: `${width / 2}%`}} />
        </div>
      ))}
    </div>
  )
}
