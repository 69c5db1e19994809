import {useCallback, useEffect, useRef} from 'react'
import {
  getDraftId,
  type SanityDocument,
  useClient,
  useCurrentUser,
  useDocumentStore,
  useParseErrors,
  useTranslation,
  useWorkspace,
  validateDocument,
} from 'sanity'
import {fieldTexts} from '../inputs/texts.ts'
import {allStored} from './all-stored.ts'
import {problemsOf} from './problems-of.ts'

export interface CheckedDraft {
  /** As the Content Lake stores it. */
  draft: SanityDocument
  /** What keeps it from being published, in the language of the Studio; empty if nothing does. */
  problems: string[]
}

/**
 * Gives a function that waits until everything that was typed in the document is stored, and validates what is stored, so
 * that what it says holds for that revision. Sanity's own hook may say of a revision what it found in the one before.
 *
 * The function's result is `undefined` if there is no draft. It throws if something cannot be stored or read.
 */
export function useCheckDraft(publishedId: string, type: string): () => Promise<CheckedDraft | undefined> {
  const {pair} = useDocumentStore()
  const client = useClient({apiVersion: '2025-02-19'})
  const workspace = useWorkspace()
  const currentUser = useCurrentUser()
  const {t} = useTranslation(fieldTexts.namespace)
  const parseErrors = useParseErrors()
  const unread = useRef(parseErrors)
  useEffect(() => {
    unread.current = parseErrors
  }, [parseErrors])

  return useCallback(async () => {
    await allStored({pair}, publishedId, type)
    const draft = await client.getDocument(getDraftId(publishedId))
    if (!draft) return undefined
    const markers = await validateDocument({document: draft, workspace, currentUser, environment: 'studio'})
    const problems = problemsOf(markers, workspace.schema.get(type))
    const isUnread = Object.keys(unread.current).length > 0
    return {draft, problems: isUnread ? [...problems, t('publish.unread')] : problems}
  }, [pair, publishedId, type, client, workspace, currentUser, t])
}
