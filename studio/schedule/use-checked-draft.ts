import {useMemo} from 'react'
import {getDraftId, type SanityDocument, useSchema, useValidationStatus, type ValidationMarker} from 'sanity'
import type {Checked} from './scheduled-documents.ts'

/**
 * What the Studio's validation has found in the draft as it is now; `undefined` while it is still checking. It checks that
 * references lead to published documents too, as the action Publish does.
 */
export function useCheckedDraft(draft: SanityDocument | null, id: string, type: string): Checked | undefined {
  const {isValidating, validation, revision} = useValidationStatus(getDraftId(id), type, true)
  const schemaType = useSchema().get(type)
  const fields = schemaType?.jsonType === 'object' ? schemaType.fields : undefined
  return useMemo(() => {
    if (isValidating || !draft || revision !== draft._rev) return undefined
    const titleOf = ({path: [name]}: ValidationMarker) =>
      fields?.find((field) => field.name === name)?.type.title ?? String(name ?? '')
    const problems = validation
      .filter(({level}) => level === 'error')
      .map((marker) => [titleOf(marker), marker.message].filter(Boolean).join(': '))
    return {revision, problems}
  }, [isValidating, validation, revision, draft, fields])
}
