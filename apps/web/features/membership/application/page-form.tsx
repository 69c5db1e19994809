import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {ApplicationForm} from './application-form.tsx'
import type {ApplicationTerms} from './payment-info.tsx'

export function PageForm(terms: ApplicationTerms) {
  const t = useTranslations('membership.form')
  const element = useRef<HTMLDivElement>(null)
  return (
    <div ref={element} tabIndex={-1} className="outline-none">
      <ApplicationForm
        {...terms}
        busyLabel={t('processing')}
        // The button that had the focus is disabled while the form is being sent.
        onDone={() => element.current?.focus({preventScroll: true})}
      />
    </div>
  )
}
