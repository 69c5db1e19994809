import * as z from 'zod'
import type {Dataset, LakeDocument, Stage} from '../contract.ts'
import {applyDelete, applyDocument, applyPatch} from './apply-mutation.ts'
import {actionError, badRequest} from './data-errors.ts'
import {draftId as draftOf, publishedId as publishedOf} from './document-id.ts'
import {findBrokenReference, strengthened} from './references.ts'

const id = z.string().min(1)
const attributes = z.looseObject({_id: id.optional(), _type: id})

const action = z.discriminatedUnion('actionType', [
  z.looseObject({
    actionType: z.literal('sanity.action.document.create'),
    publishedId: id.optional(),
    attributes,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.looseObject({
    actionType: z.literal('sanity.action.document.edit'),
    draftId: id,
    publishedId: id,
    patch: z.record(z.string(), z.unknown()),
  }),
  z.looseObject({
    actionType: z.literal('sanity.action.document.publish'),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.looseObject({actionType: z.literal('sanity.action.document.unpublish'), draftId: id, publishedId: id}),
  z.looseObject({
    actionType: z.literal('sanity.action.document.delete'),
    publishedId: id,
    includeDrafts: z.array(id).default([]),
  }),
  z.looseObject({actionType: z.literal('sanity.action.document.discard'), draftId: id}),
  z.looseObject({actionType: z.literal('sanity.action.document.replaceDraft'), publishedId: id, attributes}),
])

const body = z.object({
  actions: z.preprocess((given) => [given].flat(), z.array(action).min(1)),
  transactionId: z.string().optional(),
  dryRun: z.boolean().default(false),
})

type Action = z.infer<typeof action>

/** Runs the Studio's actions, all or none. Throws `LakeError` 400 for what is not understood, 409 for a conflict. */
export function runActions(dataset: Dataset, json: unknown, author: string): {transactionId: string} {
  const parsed = body.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw badRequest(
      `Actions not understood: ${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'invalid'}`,
    )
  }
  const {actions, transactionId, dryRun} = parsed.data
  return dataset.commit({author, dryRun, transactionId}, (stage) => {
    const touched = new Set(actions.flatMap((item, index) => run(stage, item, index)))
    requireReferences(dataset, stage, touched)
  })
}

/** Does one action on the stage; returns the ids it touched. */
function run(stage: Stage, item: Action, index: number): string[] {
  switch (item.actionType) {
    case 'sanity.action.document.create': {
      const target = item.attributes._id ?? draftOf(item.publishedId ?? '')
      const taken = [target, publishedOf(target)].find((candidate) => stage.get(candidate))
      if (taken && item.ifExists === 'ignore') return []
      if (taken)
        throw conflict(index, 'documentAlreadyExistsError', `Document "${taken}" already exists`, taken)
      applyDocument(stage, 'create', {...item.attributes, _id: target})
      return [target]
    }
    case 'sanity.action.document.edit': {
      if (!stage.get(item.draftId)) {
        const published = require(stage, item.publishedId, index)
        applyDocument(stage, 'create', {...published, _id: item.draftId})
      }
      applyPatch(stage, item.draftId, item.patch)
      return [item.draftId]
    }
    case 'sanity.action.document.publish': {
      const draft = require(stage, item.draftId, index)
      requireRevision(stage, item.draftId, item.ifDraftRevisionId, index)
      requireRevision(stage, item.publishedId, item.ifPublishedRevisionId, index)
      const _createdAt = stage.get(item.publishedId)?._createdAt ?? draft._createdAt
      applyDocument(stage, 'createOrReplace', {...strengthened(draft), _id: item.publishedId, _createdAt})
      applyDelete(stage, item.draftId)
      return [item.publishedId, item.draftId]
    }
    case 'sanity.action.document.unpublish': {
      const published = require(stage, item.publishedId, index)
      if (!stage.get(item.draftId)) applyDocument(stage, 'create', {...published, _id: item.draftId})
      applyDelete(stage, item.publishedId)
      return [item.publishedId, item.draftId]
    }
    case 'sanity.action.document.delete': {
      const ids = [item.publishedId, ...item.includeDrafts].filter((found) => stage.get(found))
      if (ids.length === 0) require(stage, item.publishedId, index)
      for (const found of ids) applyDelete(stage, found)
      return ids
    }
    case 'sanity.action.document.discard':
      require(stage, item.draftId, index)
      applyDelete(stage, item.draftId)
      return [item.draftId]
    case 'sanity.action.document.replaceDraft': {
      const target = draftOf(item.publishedId)
      applyDocument(stage, 'createOrReplace', {...item.attributes, _id: target})
      return [target]
    }
  }
}

const conflict = (index: number, type: string, description: string, found: string) =>
  actionError({index, type, description, details: {id: found}})

function require(stage: Stage, wanted: string, index: number): LakeDocument {
  const document = stage.get(wanted)
  if (document) return document
  throw conflict(index, 'documentNotFoundError', `The document with the ID "${wanted}" was not found`, wanted)
}

function requireRevision(stage: Stage, of: string, revision: string | undefined, index: number) {
  if (revision === undefined || stage.get(of)?._rev === revision) return
  throw conflict(
    index,
    'documentRevisionIDDoesNotMatchError',
    `Document "${of}" has unexpected revision ID`,
    of,
  )
}

function requireReferences(dataset: Dataset, stage: Stage, touched: Set<string>) {
  const broken = findBrokenReference(dataset, stage, touched)
  if (!broken) return
  const {kind, from, to} = broken
  if (kind === 'missing') {
    const text = `Document "${from}" references non-existent document "${to}"`
    throw conflict(0, 'documentReferenceDoesNotExistError', text, from)
  }
  const text = `Document "${to}" cannot be deleted as there are references to it from "${from}"`
  throw actionError({
    index: 0,
    type: 'documentHasExistingReferencesError',
    description: text,
    details: {id: to, referencingIDs: [from]},
  })
}
