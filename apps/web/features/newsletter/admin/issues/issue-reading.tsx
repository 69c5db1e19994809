'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {useMailing} from './mailing.ts'
import {unscheduleIssue} from './newsletter-issues-actions.ts'
import type {Issue} from './newsletter-issues-queries.ts'
import {IssuePreview} from './issue-preview.tsx'

interface IssueReadingProps {
  issue: Issue
  onReopen: () => void
}

const isComplete = () => true

export function IssueReading({issue: {id, status, draft}, onReopen}: IssueReadingProps) {
  const t = useTranslations('admin.newsletter')
  const kind = useMailing()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const {lt, en} = draft.subject

  useEffect(() => heading.current?.focus(), [])

  async function unschedule() {
    if (isBusy) return
    setIsBusy(true)
    const result = await unscheduleIssue(id)
    setIsBusy(false)
    if (result.ok) toast.success(t('done.unschedule', {kind}))
    else toast.error(t('failed.unschedule'), {description: t('failed.text')})
    onReopen()
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-h2 wrap-anywhere outline-none">
        {locale === 'en' ? en || lt : lt || en}
      </h2>
      <p className="max-w-2xl">{t(status === 'scheduled' ? 'reading.scheduled' : 'reading.sent', {kind})}</p>
      {status === 'scheduled' && (
        <button
          type="button"
          onClick={() => void unschedule()}
          className={`${buttonClass('quiet')} justify-self-start`}
        >
          <BusyLabel isBusy={isBusy} busy={t('busy.unschedule')}>
            {t('action.unschedule')}
          </BusyLabel>
        </button>
      )}
      <IssuePreview draft={draft} onCheck={isComplete} />
    </>
  )
}
