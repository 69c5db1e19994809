'use client'

import {useTranslations} from 'next-intl'
import type {PreviewedEmail} from './newsletter-issues-actions.ts'
import type {IssueLanguage} from './draft-faults.ts'

export const views = ['phone', 'computer', 'text'] as const
export type View = (typeof views)[number]

/** The widths in CSS pixels are those of a narrow phone and of a mail program on a computer. */
const widths = {phone: 360, computer: 720}

interface PreviewedMailProps {
  email: PreviewedEmail
  language: IssueLanguage
  view: View
}

/** No script runs in the frame, and no link leads anywhere. */
export function PreviewedMail({email: {subject, html, text}, language, view}: PreviewedMailProps) {
  const t = useTranslations('admin.newsletter.preview')
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>
        <span className="text-muted">{t('subject')}</span>{' '}
        <strong lang={language} className="font-semibold wrap-anywhere">
          {subject}
        </strong>
      </p>
      {view === 'text' ? (
        <p
          lang={language}
          className="rounded-card border border-line bg-raised p-4 whitespace-pre-line wrap-anywhere sm:p-5"
        >
          {text}
        </p>
      ) : (
        <div style={{overflowX: 'auto'}}>
          <iframe
            title={t('frame', {subject})}
            sandbox=""
            srcDoc={html}
            style={{width: widths[view], height: 640, maxWidth: view === 'phone' ? '100%' : undefined}}
            className="rounded-card border border-line"
          />
        </div>
      )}
    </div>
  )
}
