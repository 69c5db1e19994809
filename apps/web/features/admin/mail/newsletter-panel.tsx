'use client'

import {useTranslations} from 'next-intl'
import {EmailFailures} from './email-failures.tsx'

/** Announces the newsletter, which is still to come, and lists emails that could not be sent. */
export function NewsletterPanel() {
  const t = useTranslations('admin.newsletter')
  return (
    <div className="grid gap-12">
      <section className="max-w-2xl rounded-card border border-line bg-raised p-6 sm:p-8">
        <h2 className="text-h3">{t('title')}</h2>
        <p className="mt-3 text-muted">{t('text')}</p>
      </section>
      <EmailFailures />
    </div>
  )
}
