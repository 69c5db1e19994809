import {useCallback, useEffect, useRef} from 'react'
import {
  getDraftId,
  type SanityDocument,
  type SchemaType,
  useCurrentUser,
  useDocumentStore,
  useParseErrors,
  useTranslation,
  useWorkspace,
  validateDocument,
  type ValidationMarker,
} from 'sanity'
import {fieldTexts} from '../inputs/texts.ts'
import {allStored} from './all-stored.ts'
import {patienceMs, usePatientClient} from '../connection/patience.ts'

export interface CheckedDraft {
  draft: SanityDocument
  /** The problems are in the Studio's language, and empty if the draft can be published. */
  problems: string[]
}

/**
 * Sanity's own hook may report the problems of an earlier revision. The returned function waits until everything typed
 * is stored and validates exactly that.
 *
 * Its result is `undefined` if there is no draft. It throws if something cannot be stored, read or checked in time.
 */
export function useCheckDraft(publishedId: string, type: string): () => Promise<CheckedDraft | undefined> {
  const {pair} = useDocumentStore()
  const client = usePatientClient()
  const validate = useValidate()
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
    const problems = await validate(draft)
    const isUnread = Object.keys(unread.current).length > 0
    return {draft, problems: isUnread ? [...problems, t('publish.unread')] : problems}
  }, [pair, publishedId, type, client, validate, t])
}

/** The returned function resolves to the problems of a document as it is, in the Studio's language. */
export function useValidate(): (document: SanityDocument) => Promise<string[]> {
  const workspace = useWorkspace()
  const currentUser = useCurrentUser()
  return useCallback(
    async (document) => {
      const signal = AbortSignal.timeout(patienceMs)
      const markers = await validateDocument({
        document,
        workspace,
        currentUser,
        environment: 'studio',
        signal,
      })
      return problemsOf(markers, workspace.schema.get(document._type))
    },
    [workspace, currentUser],
  )
}

/** Each error begins with the title of its field: „Pradžia: Pasirinkite dieną ir valandą.“ */
function problemsOf(markers: ValidationMarker[], type: SchemaType | undefined): string[] {
  const fields = type?.jsonType === 'object' ? type.fields : []
  const titleOf = ({path: [name]}: ValidationMarker) =>
    fields.find((field) => field.name === name)?.type.title ?? String(name ?? '')
  return markers
    .filter(({level}) => level === 'error')
    .map((marker) => [titleOf(marker), marker.message].filter(Boolean).join(': '))
}
