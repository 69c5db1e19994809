'use client'

import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {useQueryClient} from '@tanstack/react-query'
import {useEffect, useEffectEvent, useState} from 'react'
import {reloadQueries} from '../dashboard/query-client.ts'
import {createDraftSave} from './admin-newsletter-actions.ts'
import {newslettersKey, type Issue} from './admin-newsletter-queries.ts'
import {createDraftSaver, type DraftSaver, type SaveState} from './draft-saver.ts'
import {keepDraft, readKeptDraft} from './kept-draft.ts'
import {openDraft} from './opened-draft.ts'

interface TypedDraft {
  draft: NewsletterDraft
  /** The text with which the editor opened. */
  initial: NewsletterDraft
  state: SaveState
  /** False for a new draft until it is saved. */
  isStored: boolean
  saver: DraftSaver
  type: (draft: NewsletterDraft) => void
}

/**
 * A draft as it is typed: kept on this device at once, saved when typing pauses.
 *
 * @param issue the stored draft; undefined for a new one
 * @param onSaved called with the id of a new draft once it has one
 */
export function useDraft(issue: Issue | undefined, onSaved: (id: string) => void): TypedDraft {
  const queryClient = useQueryClient()
  const [opened] = useState(() => openDraft(issue, readKeptDraft(issue?.id)))
  const [draft, setDraft] = useState(opened.draft)
  const [state, setState] = useState<SaveState>(opened.state === 'conflict' ? 'conflict' : 'saved')
  const [id, setId] = useState(issue?.id)
  const [saver] = useState(() =>
    createDraftSaver({
      saved: issue && {id: issue.id, version: issue.version},
      hasConflict: opened.state === 'conflict',
      save: createDraftSave(),
      keep: keepDraft,
      onChange(next, saved) {
        setState(next)
        setId(saved?.id)
      },
    }),
  )

  const tellId = useEffectEvent(onSaved)
  useEffect(() => {
    if (id !== undefined && id !== issue?.id) tellId(id)
  }, [id, issue])

  useEffect(() => {
    if (opened.state === 'unsaved') saver.type(opened.draft)
    const flush = () => void saver.flush()
    addEventListener('online', flush)
    return () => {
      removeEventListener('online', flush)
      void saver.flush().then(() => reloadQueries(queryClient, newslettersKey))
    }
  }, [opened, saver, queryClient])

  return {
    draft,
    initial: opened.draft,
    state,
    isStored: id !== undefined,
    saver,
    type(next) {
      setDraft(next)
      saver.type(next)
    },
  }
}
