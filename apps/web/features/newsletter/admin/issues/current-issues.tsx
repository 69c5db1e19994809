'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import type {Result} from '#/supabase/query.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {reloadQueries, useSettledQuery, type Settled} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {deleteDraft, resumeIssue, stopIssue, unscheduleIssue} from './newsletter-issues-actions.ts'
import {draftsQuery, newslettersKey, type SentIssue} from './newsletter-issues-queries.ts'
import {useMailing} from './mailing.ts'
import {CurrentIssueCard, type IssueAction} from './current-issue-card.tsx'

const actions: Record<IssueAction, (id: string) => Promise<Result<undefined>>> = {
  delete: deleteDraft,
  stop: stopIssue,
  resume: resumeIssue,
  unschedule: unscheduleIssue,
}

type AskedAction = 'delete' | 'stop'

/** These actions cannot be undone, or leave readers without the newsletter, so they are confirmed. */
const isAsked = (action: IssueAction): action is AskedAction => action === 'delete' || action === 'stop'

interface CurrentIssuesProps {
  history: Settled<SentIssue[]>
  onOpen: (id: string) => void
}

export function CurrentIssues({history, onOpen}: CurrentIssuesProps) {
  const t = useTranslations('admin.newsletter')
  const mailing = useMailing()
  const queryClient = useQueryClient()
  const drafts = useSettledQuery(draftsQuery(mailing))
  const [asked, setAsked] = useState<{action: AskedAction; id: string; subject: string}>()
  // Keeps the question visible while the dialog fades out.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const question = asked ?? last

  const reload = () => reloadQueries(queryClient, newslettersKey)

  async function act(action: IssueAction, id: string) {
    const result = await actions[action](id)
    if (result.ok) toast.success(t(`done.${action}`, {kind: mailing}))
    else toast.error(t(`failed.${action}`), {description: t('failed.text')})
    await reload()
  }

  async function start(action: IssueAction, id: string, subject: string) {
    if (isAsked(action)) setAsked({action, id, subject})
    else await act(action, id)
  }

  const error = drafts.error ?? history.error
  const unfinished = (history.data ?? []).filter(({status}) => status !== 'sent')
  const isLoaded = drafts.data !== undefined && history.data !== undefined
  const count = unfinished.length + (drafts.data?.length ?? 0)
  return (
    <section aria-labelledby="current-newsletters" className="grid grid-cols-1 gap-4">
      <h3 id="current-newsletters" className="text-h3">
        {t('current.title')}
      </h3>
      {error && (
        <ListFailure
          error={error}
          hasRows={count > 0}
          isLoading={drafts.isLoading || history.isLoading}
          onRetry={() => void reload()}
        />
      )}
      {!isLoaded && !error && <RowsSkeleton />}
      {isLoaded && count === 0 && <p className="border-t border-line pt-4">{t('current.none')}</p>}
      {count > 0 && (
        <ul className="grid gap-4">
          {unfinished.map((issue) => (
            <CurrentIssueCard key={issue.id} issue={issue} onOpen={onOpen} onAct={start} />
          ))}
          {drafts.data?.map((draft) => (
            <CurrentIssueCard
              key={draft.id}
              issue={{...draft, status: 'draft'}}
              onOpen={onOpen}
              onAct={start}
            />
          ))}
        </ul>
      )}
      {question && (
        <ConfirmDialog
          isOpen={asked !== undefined}
          title={t(`ask.${question.action}.title`)}
          description={<p>{t(`ask.${question.action}.text`, {subject: question.subject})}</p>}
          confirm={t(`ask.${question.action}.confirm`)}
          busy={t(`busy.${question.action}`)}
          onConfirm={() => act(question.action, question.id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
