'use client'

import {useTranslations} from 'next-intl'

/** Announces to treasurers the tab that is still to come. */
export function ComingParts() {
  const t = useTranslations('admin.coming')
  return (
    <section className="max-w-2xl rounded-card border border-line bg-raised p-6 sm:p-8">
      <h2 className="text-h3">{t('title')}</h2>
      <p className="mt-3 text-muted">{t('text')}</p>
    </section>
  )
}
