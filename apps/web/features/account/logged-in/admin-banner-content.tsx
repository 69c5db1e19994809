import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {Link} from '#/ui/links/link.tsx'
import {CloseIcon} from '#/ui/graphics/icons.tsx'

/** Once dismissed, the banner stays hidden until the next page load. */
export function AdminBannerContent() {
  const t = useTranslations('account.adminBanner')
  const [isDismissed, setIsDismissed] = useState(false)
  if (isDismissed) return null
  // The theme's red is pale in dark mode, so the colours are fixed.
  return (
    <section aria-label={t('title')} className="bg-[#a3392a] text-[#fffaf0]">
      <div className="frame flex items-start gap-2 py-1.5">
        <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-1">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold max-sm:text-small">
            {t('title')}
            <span className="rounded-soft border border-current px-1.5 text-small leading-snug">
              {t('badge')}
            </span>
          </p>
          <p className="text-small">{t('text')}</p>
          <Link
            href="/admin"
            className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4 lg:ms-auto"
          >
            {t('link')}
          </Link>
        </div>
        <button
          type="button"
          onClick={() => setIsDismissed(true)}
          aria-label={t('dismiss')}
          className="-me-2.5 flex size-11 flex-none items-center justify-center rounded-soft hover:bg-[#862d20]"
        >
          <CloseIcon />
        </button>
      </div>
    </section>
  )
}
