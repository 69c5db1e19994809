'use client'

import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {usePosting} from '#/ui/forms/posting.tsx'
import {ApplicationForm} from './application-form.tsx'
import {postApplication} from './application-server-actions.ts'
import type {ApplicationTerms} from './payment-info.tsx'

export function ApplicationPageForm(terms: ApplicationTerms) {
  const t = useTranslations('membership.form')
  const posting = usePosting(postApplication)
  const element = useRef<HTMLDivElement>(null)
  return (
    <div ref={element} tabIndex={-1} className="outline-none">
      <ApplicationForm
        {...terms}
        posting={posting}
        busyLabel={t('processing')}
        // The button that had the focus is disabled while the form is being sent.
        onDone={() => element.current?.focus({preventScroll: true})}
      />
    </div>
  )
}
