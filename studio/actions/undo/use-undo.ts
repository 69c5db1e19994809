import {useToast} from '@sanity/ui/toast'
import {useCallback, useRef} from 'react'
import {useDocumentStore, useSetPerspective, useTranslation, useUserStore} from 'sanity'
import {useStartAsking} from '../../questions/use-questions.tsx'
import {allStored} from '../../validation/all-stored.ts'
import {usePatientClient} from '../../connection/patience.ts'
import {actionTexts} from '../texts.ts'
import {undoPublication, type UndoOutcome} from './undo-publication.ts'

/**
 * The returned function takes the revision that somebody wants to undo, and says what became of it. It works on when the
 * form is closed, since it is about what is published.
 */
export function useUndo(id: string, type: string): (revision: string) => Promise<void> {
  const client = usePatientClient()
  const store = useDocumentStore()
  const startAsking = useStartAsking({outlivesForm: true})
  const setPerspective = useSetPerspective()
  const show = useUndoToast(id)
  const hasBegun = useRef(false)
  return useCallback(
    async (revision) => {
      if (hasBegun.current) return
      hasBegun.current = true
      try {
        await allStored(store, id, type)
        const outcome = await undoPublication(client, {id, type, revision}, startAsking())
        await show(outcome)
        // Without a published version, the form would be empty among the published ones.
        if (outcome.is === 'undone') setPerspective('drafts')
      } catch (error) {
        console.error('Not undone:', error)
        await show({is: 'failed'})
      } finally {
        hasBegun.current = false
      }
    },
    [client, store, id, type, startAsking, setPerspective, show],
  )
}

function useUndoToast(id: string): (outcome: UndoOutcome) => Promise<void> {
  const {push} = useToast()
  const users = useUserStore()
  const {t} = useTranslation(actionTexts.namespace)
  return useCallback(
    async (outcome) => {
      if (outcome.is === 'cancelled') return
      const shown = {id: `published-${id}`, closable: true, duration: 30_000}
      if (outcome.is === 'undone') {
        const site = t(outcome.isGone ? 'undo.done.gone' : 'undo.done.before')
        const draft = t(outcome.hasNewerDraft ? 'undo.done.newer' : 'undo.done.draft')
        push({...shown, status: 'success', title: t('undo.done'), description: `${site} ${draft}`})
        return
      }
      const by = outcome.is === 'publishedSince' ? outcome.by : undefined
      const user = by && (await users.getUser(by).catch(() => null))
      const description = user
        ? t('undo.publishedSince.by', {name: user.displayName})
        : t(`undo.${outcome.is}`)
      const status = outcome.is === 'failed' ? 'error' : 'warning'
      push({...shown, status, title: t('undo.not_done'), description})
    },
    [id, push, users, t],
  )
}
