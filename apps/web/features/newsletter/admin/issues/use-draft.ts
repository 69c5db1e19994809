'use client'

import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {useQueryClient} from '@tanstack/react-query'
import {useEffect, useEffectEvent, useState} from 'react'
import {reloadQueries} from '#/features/admin-list/query-client.ts'
import {saveDraft} from './newsletter-issues-actions.ts'
import {useMailing, type Mailing} from './mailing.ts'
import {newslettersKey, type Issue} from './newsletter-issues-queries.ts'
import {
  createDraftSaver,
  keepAsLatest,
  type DraftSaver,
  type DraftVersion,
  type SaveState,
} from './draft-saver.ts'

interface TypedDraft {
  draft: NewsletterDraft
  initial: NewsletterDraft
  state: SaveState
  isStored: boolean
  saver: DraftSaver
  type: (draft: NewsletterDraft) => void
}

const emptyDrafts: Record<Mailing, NewsletterDraft> = {
  newsletter: {audience: 'subscribers', purpose: null, subject: {lt: '', en: ''}, content: {lt: [], en: []}},
  letter: {audience: 'members', purpose: 'meeting', subject: {lt: '', en: ''}, content: {lt: [], en: []}},
}

/** `issue` is undefined for a new draft; `onSaved` gets the id of a new draft once it has one. */
export function useDraft(issue: Issue | undefined, onSaved: (id: string) => void): TypedDraft {
  const queryClient = useQueryClient()
  const mailing = useMailing()
  const [initial] = useState(issue?.draft ?? emptyDrafts[mailing])
  const [draft, setDraft] = useState(initial)
  const [state, setState] = useState<SaveState>('saved')
  const [{id, version}, setSaved] = useState<DraftVersion>(() => ({
    id: issue?.id ?? crypto.randomUUID(),
    version: issue?.version ?? null,
  }))
  const [saver] = useState(() =>
    createDraftSaver({
      saved: {id, version},
      save: saveDraft,
      onChange(next, saved) {
        setState(next)
        setSaved(saved)
      },
    }),
  )

  const isStored = version !== null
  const announceId = useEffectEvent(onSaved)
  useEffect(() => {
    if (isStored && id !== issue?.id) announceId(id)
  }, [isStored, id, issue])

  useEffect(() => {
    keepAsLatest(saver)
    const flush = () => void saver.flush()
    addEventListener('online', flush)
    return () => {
      removeEventListener('online', flush)
      void saver.flush().then(() => reloadQueries(queryClient, newslettersKey))
    }
  }, [saver, queryClient])

  const isUnsaved = state !== 'saved'
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return {
    draft,
    initial,
    state,
    isStored,
    saver,
    type(next) {
      setDraft(next)
      saver.type(next)
    },
  }
}
