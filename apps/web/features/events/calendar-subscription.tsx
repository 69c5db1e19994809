import {useLocale, useTranslations} from 'next-intl'
import {files} from '@site/schemas/routes/route-table'
import {env} from '#/environment/env.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {CopyButton} from '#/ui/links/copy-button.tsx'

export function CalendarSubscription() {
  const locale = useLocale()
  const t = useTranslations('calendar')
  const url = localizedUrl(env.SITE_URL, locale, files.calendar.path)
  return (
    <section aria-labelledby="calendar" className="frame py-14 md:py-20 print:hidden">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 rounded-card border border-line bg-raised p-6 sm:p-8 md:grid-cols-[3fr_2fr] md:items-center">
        <div>
          <h2 id="calendar" className="text-h2">
            {t('title')}
          </h2>
          <p className="measure mt-3">{t('text')}</p>
        </div>
        <p className="md:justify-self-end">
          <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass()}>
            {t('subscribe')}
          </a>
        </p>
        <details className="border-t border-line pt-3 md:col-span-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">
            {t('byHand')}
          </summary>
          <p className="measure mt-2">{t('byHandText')}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-3">
            <span className="sr-only">{t('address')}: </span>
            <a href={url} className="text-link py-2.5 font-semibold wrap-anywhere">
              {url}
            </a>
            <CopyButton
              value={url}
              name={t('address')}
              texts={{copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed')}}
            />
          </p>
        </details>
      </div>
    </section>
  )
}
