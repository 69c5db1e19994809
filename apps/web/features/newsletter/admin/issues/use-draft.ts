'use client'

import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {useQueryClient} from '@tanstack/react-query'
import {useEffect, useEffectEvent, useState} from 'react'
import {reloadQueries} from '#/features/admin-list/query-client.ts'
import {createDraftSave} from './newsletter-issues-actions.ts'
import {newslettersKey, type Issue} from './newsletter-issues-queries.ts'
import {createDraftSaver, type DraftSaver, type DraftVersion, type SaveState} from './draft-saver.ts'
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

/** The last saving of a draft whose editor was closed meanwhile, and what is stored then. */
let lastSaving: Promise<DraftVersion | undefined> = Promise.resolve(undefined)

/**
 * A draft as it is typed: kept on this device at once, saved when typing pauses.
 *
 * @param issue the stored draft; undefined for a new one
 * @param onSaved called with the id of a new draft once it has one
 */
export function useDraft(issue: Issue | undefined, onSaved: (id: string) => void): TypedDraft {
  const queryClient = useQueryClient()
  const [opened] = useState(() => {
    const kept = readKeptDraft(issue?.id)
    const saved: DraftVersion = issue
      ? {id: issue.id, version: issue.version}
      : {id: kept?.id ?? crypto.randomUUID(), version: null}
    return {...openDraft(issue, kept), saved, lastSaving}
  })
  const [draft, setDraft] = useState(opened.draft)
  const [state, setState] = useState<SaveState>(opened.state === 'conflict' ? 'conflict' : 'saved')
  const [{id, version}, setSaved] = useState(opened.saved)
  const [saver] = useState(() => {
    const save = createDraftSave(opened.state === 'unsaved' ? opened.draft : undefined)
    return createDraftSaver({
      saved: opened.saved,
      hasConflict: opened.state === 'conflict',
      // The last saving may be of the same draft, whose text is here too.
      async save(text, saved) {
        const last = await opened.lastSaving
        const isNewer = last?.id === saved.id && (last.version ?? 0) > (saved.version ?? 0)
        return save(text, isNewer ? last : saved)
      },
      keep: keepDraft,
      onChange(next, saved) {
        setState(next)
        setSaved(saved)
      },
    })
  })

  const tellId = useEffectEvent(onSaved)
  const isStored = version !== null
  useEffect(() => {
    if (isStored && !issue) tellId(id)
  }, [isStored, id, issue])

  useEffect(() => {
    if (opened.state === 'unsaved') saver.type(opened.draft)
    const flush = () => void saver.flush()
    addEventListener('online', flush)
    return () => {
      removeEventListener('online', flush)
      lastSaving = saver.flush().then(() => saver.saved())
      void lastSaving.then(() => reloadQueries(queryClient, newslettersKey))
    }
  }, [opened, saver, queryClient])

  return {
    draft,
    initial: opened.draft,
    state,
    isStored,
    saver,
    type(next) {
      setDraft(next)
      saver.type(next)
    },
  }
}
