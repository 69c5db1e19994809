'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useId, useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import type {Issue} from './newsletter-issues-queries.ts'
import {DraftConflict} from './draft-conflict.tsx'
import {faultsIn, languages} from './draft-faults.ts'
import {IssueFields} from './issue-fields.tsx'
import {IssuePreview} from './issue-preview.tsx'
import {IssueSending} from './issue-sending.tsx'
import {LetterReaderFields} from './letter-reader-fields.tsx'
import {useMailing} from './mailing.ts'
import {SaveStatus} from './save-status.tsx'
import {useDraft} from './use-draft.ts'

interface IssueEditorProps {
  issue: Issue | undefined
  onSaved: (id: string) => void
  onReopen: () => void
  onClose: () => void
}

export function IssueEditor({issue, onSaved, onReopen, onClose}: IssueEditorProps) {
  const t = useTranslations('admin.newsletter')
  const kind = useMailing()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLElement>(null)
  const {draft, initial, state, isStored, saver, type} = useDraft(issue, onSaved)
  const [isChecked, setIsChecked] = useState(false)
  const [failure, setFailure] = useState<{title: string; text: string}>()
  const faults = isChecked ? faultsIn(draft) : []
  const idOf = (part: string, language: string) => `${id}-${part}-${language}`
  const fieldErrors = faults.map(({part, language, code}) => ({
    id: idOf(part, language),
    text: t(`fault.${code}-${part}-${language}`),
  }))

  useEffect(() => heading.current?.focus(), [])

  function check(): boolean {
    const found = faultsIn(draft)
    flushSync(() => {
      setIsChecked(true)
      setFailure(undefined)
    })
    if (found.length === 0) return true
    toast.error(t(found.some(({code}) => code === 'required') ? 'fillIn' : 'tooLong'))
    summary.current?.focus()
    return false
  }

  function fail(text: string) {
    flushSync(() => setFailure({title: t('send.failed', {kind}), text}))
  }

  async function saveAsNew() {
    // The button disappears with the conflict.
    heading.current?.focus()
    if (await saver.saveAsNew(crypto.randomUUID())) toast.success(t('conflict.saved'))
    else toast.error(t('conflict.failed'))
  }

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {t('editor.title', {kind})}
        </h2>
        <SaveStatus state={state} isStored={isStored} onRetry={() => void saver.flush()} />
      </div>
      <p className="max-w-2xl text-muted">{t('editor.text')}</p>
      {state === 'conflict' && <DraftConflict onSaveAsNew={() => void saveAsNew()} onReopen={onReopen} />}
      <ErrorSummary ref={summary} fieldErrors={fieldErrors} failure={failure} />
      {kind === 'letter' && <LetterReaderFields draft={draft} onChange={type} />}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        {languages.map((language) => (
          <IssueFields
            key={language}
            language={language}
            idOf={idOf}
            draft={draft}
            initial={initial}
            faults={faults}
            onChange={type}
          />
        ))}
      </div>
      <IssuePreview draft={draft} onCheck={check} />
      <IssueSending
        draft={draft}
        saver={saver}
        onCheck={check}
        onFail={fail}
        failurePlace={() => summary.current}
        onSent={onClose}
      />
      <FormFailure ref={summary} fieldErrors={fieldErrors} failure={failure} />
    </>
  )
}
