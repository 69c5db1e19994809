'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {ListFailure, ListMessage} from '#/features/admin-list/list-message.tsx'
import {issueQuery, type Issue} from './newsletter-issues-queries.ts'
import {useMailing} from './mailing.ts'
import {IssueEditor} from './issue-editor.tsx'
import {IssueReading} from './issue-reading.tsx'

interface IssuePageProps {
  /** `new` is a newsletter that has not been saved. */
  id: string
  onSaved: (id: string) => void
  onClose: () => void
}

export function IssuePage({id, onSaved, onClose}: IssuePageProps) {
  const t = useTranslations('admin.newsletter')
  const kind = useMailing()
  // A draft that gets its id while it is written stays the same in the editor.
  const [opened, setOpened] = useState({id, savedAs: id, attempt: 0})
  if (id !== opened.id && id !== opened.savedAs) setOpened({id, savedAs: id, attempt: 0})

  function save(savedAs: string) {
    setOpened({...opened, savedAs})
    onSaved(savedAs)
  }

  const shared = {
    key: `${opened.id}/${opened.attempt}`,
    onSaved: save,
    onReopen: () => setOpened({id: opened.savedAs, savedAs: opened.savedAs, attempt: opened.attempt + 1}),
    onClose,
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <button type="button" onClick={onClose} className={`${buttonClass('quiet')} justify-self-start`}>
        {t('back', {kind})}
      </button>
      {opened.id === 'new' ? (
        <IssueEditor {...shared} key={shared.key} issue={undefined} />
      ) : (
        <StoredIssue {...shared} key={shared.key} id={opened.id} />
      )}
    </div>
  )
}

interface StoredIssueProps {
  id: string
  onSaved: (id: string) => void
  onReopen: () => void
  onClose: () => void
}

function StoredIssue({id, ...handlers}: StoredIssueProps) {
  const t = useTranslations('admin.newsletter')
  const kind = useMailing()
  const {data, error, isLoading, reload} = useSettledQuery(issueQuery(id))
  // What is loaded later must not replace what is typed meanwhile.
  const [issue, setIssue] = useState<Issue | null>()
  if (data !== undefined && issue === undefined && !isLoading) setIssue(data)
  if (issue === null) return <ListMessage title={t('gone.title', {kind})} text={t('gone.text')} />
  if (issue) {
    return issue.status === 'draft' ? (
      <IssueEditor issue={issue} {...handlers} />
    ) : (
      <IssueReading issue={issue} onReopen={handlers.onReopen} />
    )
  }
  if (error) {
    return <ListFailure error={error} hasRows={false} isLoading={isLoading} onRetry={() => void reload()} />
  }
  return <RowsSkeleton />
}
