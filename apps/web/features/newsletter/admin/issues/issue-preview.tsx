'use client'

import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {useTranslations} from 'next-intl'
import {useId, useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {FilterButtons} from '#/features/admin-list/filter-buttons.tsx'
import {previewIssue, sendTest, type Preview} from './newsletter-issues-actions.ts'
import {languages, type IssueLanguage} from './draft-faults.ts'
import {useMailing} from './mailing.ts'
import {PreviewedMail, views, type View} from './previewed-mail.tsx'
import {sendingFailure} from './sending.ts'

interface IssuePreviewProps {
  draft: NewsletterDraft
  onCheck: () => boolean
}

export function IssuePreview({draft, onCheck}: IssuePreviewProps) {
  const t = useTranslations('admin.newsletter')
  const kind = useMailing()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState<{draft: NewsletterDraft; preview: Preview}>()
  const [language, setLanguage] = useState<IssueLanguage>('lt')
  const [view, setView] = useState<View>('phone')
  const [busy, setBusy] = useState<'preview' | 'test'>()

  async function preview() {
    if (busy || !onCheck()) return
    setBusy('preview')
    const result = await previewIssue(draft)
    flushSync(() => {
      setBusy(undefined)
      if (result.ok) setShown({draft, preview: result.data})
    })
    if (result.ok) heading.current?.focus()
    else toast.error(t('preview.failed'), {description: t(`reason.${sendingFailure(result)}`, {kind})})
  }

  async function test() {
    if (busy || !onCheck()) return
    setBusy('test')
    const result = await sendTest(draft, language)
    setBusy(undefined)
    if (result.ok) toast.success(t('test.done'), {description: t('test.doneText')})
    else toast.error(t('test.failed'), {description: t(`reason.${sendingFailure(result)}`, {kind})})
  }

  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <h3 id={id} ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {t('preview.title')}
      </h3>
      <FilterButtons
        label={t('preview.languages')}
        filters={languages}
        current={language}
        labelOf={(each) => t(`language.${each}`)}
        onOpen={setLanguage}
      />
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => void preview()} className={buttonClass('quiet')}>
          <BusyLabel isBusy={busy === 'preview'} busy={t('preview.busy')}>
            {t(shown ? 'preview.again' : 'preview.show')}
          </BusyLabel>
        </button>
        <button type="button" onClick={() => void test()} className={buttonClass('quiet')}>
          <BusyLabel isBusy={busy === 'test'} busy={t('test.busy')}>
            {t('test.send')}
          </BusyLabel>
        </button>
      </div>
      {shown && (
        <>
          {shown.draft !== draft && <p className="font-semibold">{t('preview.old')}</p>}
          <FilterButtons
            label={t('preview.views')}
            filters={views}
            current={view}
            labelOf={(each) => t(`preview.view.${each}`)}
            onOpen={setView}
          />
          <PreviewedMail email={shown.preview[language]} language={language} view={view} />
        </>
      )}
    </section>
  )
}
