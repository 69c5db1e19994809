import type {SanityDocumentLike} from 'sanity'
import {findObjects} from '../documents/find-objects.ts'
import {draftId, publishedId} from '../documents/stored-documents.ts'

interface StrongReference {
  _ref: string
  _weak?: boolean
  _strengthenOnPublish?: {type: string}
}

const isStrong = (value: object): value is StrongReference =>
  '_ref' in value && typeof value._ref === 'string' && !('_weak' in value && value._weak)

const strongReferences = (document: object) => findObjects(document, isStrong).map(({object}) => object)

export const strongTargets = (document: object): string[] => [
  ...new Set(strongReferences(document).map(({_ref}) => _ref)),
]

/** Only the Content Lake sets these. */
const fieldsOfTheLake = ['_rev', '_updatedAt', '_system']

/**
 * The Content Lake refuses a strong reference to an unpublished document. Such a reference is weak until the draft is
 * published, as in the Studio, and stays weak if the type of its target is unknown. The form asks for a published
 * target in both cases.
 */
export function draftOfDeleted(
  document: SanityDocumentLike,
  published: ReadonlySet<string>,
  types: ReadonlyMap<string, string>,
): SanityDocumentLike {
  const fields = Object.entries(document).filter(([field]) => !fieldsOfTheLake.includes(field))
  const draft = structuredClone(Object.fromEntries(fields)) as SanityDocumentLike
  for (const reference of strongReferences(draft)) {
    if (published.has(reference._ref)) continue
    const type = types.get(reference._ref)
    reference._weak = true
    if (type) reference._strengthenOnPublish = {type}
  }
  return {...draft, _id: draftId(publishedId(document))}
}
