import type {Dataset, LakeDocument, Stage} from '../contract.ts'
import type {Action, ActionRequest} from './action-request.ts'
import {applyDelete, applyDocument, applyPatch} from './apply-mutation.ts'
import {
  documentAlreadyExists,
  documentNotFound,
  invalid,
  revisionMismatch,
  runOperation,
} from './data-errors.ts'
import {draftId as draftOf, isPublished, isVersionOf} from '../document-id.ts'
import {strengthened} from './references.ts'
import {requireLimits} from './require-limits.ts'
import {requireReferences} from './require-references.ts'

/** Runs all actions or none. @throws {LakeError} 409 for a conflict, 400 for an invalid action */
export function runActions(
  dataset: Dataset,
  {actions, transactionId, dryRun}: ActionRequest,
  author: string,
): {transactionId: string} {
  return dataset.commit({author, dryRun, transactionId}, (stage) => {
    const touched = new Map<string, number>()
    for (const [index, action] of actions.entries()) {
      const ids = runOperation('actionError', index, () => run(dataset, stage, action))
      for (const id of ids) touched.set(id, index)
    }
    requireLimits(dataset, stage, touched, 'actionError')
    requireReferences(dataset, stage, touched, 'actionError')
  })
}

/** Returns the ids that the action touched. */
function run(dataset: Dataset, stage: Stage, action: Action): string[] {
  switch (action.actionType) {
    case 'sanity.action.document.create': {
      const target = action.attributes._id ?? draftOf(action.publishedId)
      requireVersionOf(target, action.publishedId)
      if (!stage.get(target)) return [put(stage, 'create', target, action.attributes)]
      if (action.ifExists === 'ignore') return []
      throw documentAlreadyExists(target)
    }
    case 'sanity.action.document.edit': {
      const {draftId, publishedId, patch} = action
      requireVersionOf(draftId, publishedId)
      if (!stage.get(draftId)) put(stage, 'create', draftId, existing(stage, publishedId))
      applyPatch(stage, draftId, patch, true)
      return [draftId]
    }
    case 'sanity.action.document.publish': {
      const {draftId, publishedId} = action
      requireVersionOf(draftId, publishedId)
      const draft = existing(stage, draftId)
      requireRevision(stage, draftId, action.ifDraftRevisionId)
      requireRevision(stage, publishedId, action.ifPublishedRevisionId)
      const _createdAt = stage.get(publishedId)?._createdAt ?? draft._createdAt
      put(stage, 'createOrReplace', publishedId, {...strengthened(draft), _createdAt})
      applyDelete(stage, draftId)
      return [publishedId, draftId]
    }
    case 'sanity.action.document.unpublish': {
      const {draftId, publishedId} = action
      requireVersionOf(draftId, publishedId)
      const published = existing(stage, publishedId)
      if (!stage.get(draftId)) put(stage, 'create', draftId, published)
      applyDelete(stage, publishedId)
      return [publishedId, draftId]
    }
    case 'sanity.action.document.delete': {
      const {publishedId, includeDrafts} = action
      for (const id of includeDrafts) requireVersionOf(id, publishedId)
      const unnamed = versionsOf(dataset, publishedId).find(
        (id) => stage.get(id) && !includeDrafts.includes(id),
      )
      if (unnamed !== undefined)
        throw invalid(`Document "${publishedId}" has the version "${unnamed}", not included`)
      const found = [publishedId, ...includeDrafts].filter((id) => stage.get(id))
      if (found.length === 0) throw documentNotFound(publishedId)
      for (const id of found) applyDelete(stage, id)
      return found
    }
    case 'sanity.action.document.discard':
      return discard(stage, action.draftId)
    case 'sanity.action.document.version.discard':
      return discard(stage, action.versionId)
    case 'sanity.action.document.replaceDraft': {
      const {publishedId, attributes} = action
      const target = draftOf(publishedId)
      if (!stage.get(target)) existing(stage, publishedId)
      return [put(stage, 'createOrReplace', target, attributes)]
    }
  }
}

function discard(stage: Stage, id: string): string[] {
  if (isPublished(id)) throw invalid(`"${id}" is neither a draft nor a version`)
  existing(stage, id)
  applyDelete(stage, id)
  return [id]
}

function put(
  stage: Stage,
  kind: 'create' | 'createOrReplace',
  _id: string,
  content: {_type: string; [field: string]: unknown},
): string {
  applyDocument(stage, kind, {...content, _id}, true)
  return _id
}

function existing(stage: Stage, id: string): LakeDocument {
  const document = stage.get(id)
  if (!document) throw documentNotFound(id)
  return document
}

const versionsOf = (dataset: Dataset, published: string) =>
  [...dataset.documents()].map(({_id}) => _id).filter((id) => isVersionOf(id, published))

function requireVersionOf(id: string, published: string) {
  if (!isVersionOf(id, published)) throw invalid(`"${id}" is neither a draft nor a version of "${published}"`)
}

function requireRevision(stage: Stage, id: string, expected: string | undefined) {
  const current = stage.get(id)?._rev
  if (expected !== undefined && current !== expected) throw revisionMismatch(id, current, expected)
}
