'use client'

import {useLocale, useTranslations} from 'next-intl'
import {localizedPath} from '#/i18n/localized-path.ts'
import {toast} from '../toasts/toast.ts'

interface ShareControlProps {
  title: string
  path: string
}

/** Without the Web Share API, the button copies title and URL. */
export function ShareControl({title, path}: ShareControlProps) {
  const locale = useLocale()
  const t = useTranslations('share')

  async function share() {
    const url = location.origin + localizedPath(locale, path)
    const result = await shareNatively(title, url)
    if (result === 'cancelled') return
    if (result === 'shared') {
      toast.success(t('shared'))
      return
    }
    try {
      await navigator.clipboard.writeText(`${title}\n${url}`)
      toast.success(t('copied'))
    } catch {
      toast.error(t('copyFailed'), {description: t('copyYourself', {url}), duration: 20_000})
    }
  }

  return (
    <button
      type="button"
      onClick={share}
      aria-label={t('label', {title})}
      className="inline-flex min-h-11 items-center gap-2 text-start font-semibold text-link noscript:hidden"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        width="20"
        height="20"
        className="size-5 flex-none"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M10 12.5v-10m0 0L6.5 6M10 2.5 13.5 6M4.5 9.5v6.5a1.5 1.5 0 0 0 1.5 1.5h8a1.5 1.5 0 0 0 1.5-1.5V9.5" />
      </svg>
      {t('share')}
    </button>
  )
}

async function shareNatively(title: string, url: string): Promise<'shared' | 'cancelled' | 'unavailable'> {
  if (!('share' in navigator)) return 'unavailable'
  try {
    await navigator.share({title, url})
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unavailable'
  }
}
