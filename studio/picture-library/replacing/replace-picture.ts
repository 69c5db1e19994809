import {ClientError, type Transaction} from '@sanity/client'
import type {SanityClient, SanityDocument, SchemaType} from 'sanity'
import type {Ask} from '../../questions/use-questions.tsx'
import {asChecked, type Checked} from '../../schedule/scheduled-documents.ts'
import {picturePlaces} from '../pictures-in-schema.ts'
import {loadUses, type PictureUse, type UsingVersion} from '../picture-uses.ts'

export interface SizedPicture {
  _id: string
  width: number | null
  height: number | null
}

export interface Replacement {
  from: SizedPicture
  to: SizedPicture
}

export type ReplaceOutcome =
  | {is: 'replaced'; left: PictureUse[]}
  /** The new picture would be against a rule of these documents. */
  | {is: 'refused'; problems: string[]}
  | {is: 'cancelled'}
  /** Somebody changed something meanwhile. */
  | {is: 'overtaken'}
  | {is: 'failed'}

const ALIKE = 0.01

/** A crop and a focal point fit another picture only if it has the same proportions. */
export function keepsCrop({from, to}: Replacement): boolean {
  if (!from.width || !from.height || !to.width || !to.height) return false
  return Math.abs((from.width / from.height) * (to.height / to.width) - 1) < ALIKE
}

/** Returns the document as it will be. */
export function withReplacement(
  document: SanityDocument,
  type: SchemaType,
  replacement: Replacement,
): SanityDocument {
  const after = structuredClone(document)
  for (const {picture} of picturePlaces(after, type)) {
    if (picture.asset._ref !== replacement.from._id) continue
    picture.asset._ref = replacement.to._id
    if (keepsCrop(replacement)) continue
    delete picture.crop
    delete picture.hotspot
  }
  return after
}

/** The patches do nothing else than `withReplacement`, and only to these revisions. */
export function replacing(
  transaction: Transaction,
  versions: readonly UsingVersion[],
  replacement: Replacement,
): Transaction {
  return versions.reduce(
    (all, {document, places}) =>
      all.patch(document._id, (patch) =>
        patch
          .ifRevisionId(document._rev)
          .set(Object.fromEntries(places.map(({path}) => [`${path}.asset._ref`, replacement.to._id])))
          .unset(
            keepsCrop(replacement) ? [] : places.flatMap(({path}) => [`${path}.crop`, `${path}.hotspot`]),
          ),
      ),
    transaction,
  )
}

const versionsOf = (uses: readonly PictureUse[]): UsingVersion[] =>
  uses.flatMap(({published, draft}) => [published, draft]).filter((version) => version !== undefined)

const revisionsOf = (uses: readonly PictureUse[]): string =>
  versionsOf(uses)
    .map(({document: {_id, _rev}}) => `${_id} ${_rev}`)
    .toSorted()
    .join('\n')

interface Replacing extends Replacement {
  types: readonly SchemaType[]
  /** What the person saw. */
  uses: readonly PictureUse[]
  /** Returns what is wrong with a document. */
  validate: (document: SanityDocument) => Promise<string[]>
  ask: Ask
}

/**
 * Replaces a picture wherever the schema knows it: in what is published and in drafts, in one transaction and in those
 * revisions that the person saw, were checked and asked about. Each place keeps its description.
 *
 * @throws {Error} if the Content Lake cannot be reached or refuses
 */
export async function replacePicture(
  client: SanityClient,
  {types, uses, validate, ask, ...replacement}: Replacing,
): Promise<ReplaceOutcome> {
  const {from} = replacement
  const now = await loadUses(client, types, from._id)
  if (revisionsOf(now) !== revisionsOf(uses)) return {is: 'overtaken'}
  const after = afterReplacement(types, replacement)
  const problems = await newProblems(versionsOf(uses), after, validate)
  if (problems.length > 0) return {is: 'refused', problems}
  for (const {id, type, published, draft} of uses) {
    if (!published && !draft) continue
    const pending = {name: 'replacePicture', id, type, isScheduled: false} as const
    if (!(await ask({...pending, published: published?.document, draft: draft?.document})))
      return {is: 'cancelled'}
  }
  const transaction = replacing(client.transaction(), versionsOf(uses), replacement)
  for (const use of uses) await keepScheduled(transaction, use, after, validate)
  try {
    await transaction.commit({tag: 'picture-replace'})
  } catch (error) {
    if (error instanceof ClientError && [404, 409].includes(error.statusCode)) return {is: 'overtaken'}
    throw error
  }
  // Whoever began to use it in this very moment goes on doing so.
  return {is: 'replaced', left: await loadUses(client, types, from._id)}
}

const afterReplacement =
  (types: readonly SchemaType[], replacement: Replacement) =>
  (document: SanityDocument): SanityDocument => {
    const type = types.find(({name}) => name === document._type)
    return type ? withReplacement(document, type, replacement) : document
  }

/** What was wrong before is not this picture's fault. */
async function newProblems(
  versions: readonly UsingVersion[],
  after: (document: SanityDocument) => SanityDocument,
  validate: Replacing['validate'],
): Promise<string[]> {
  const problems: string[] = []
  for (const {document} of versions) {
    const before = new Set(await validate(document))
    const now = await validate(after(document))
    problems.push(...now.filter((problem) => !before.has(problem)))
  }
  return problems
}

/** A schedule publishes only the very draft that was checked (decision 039), which is now this one. */
async function keepScheduled(
  transaction: Transaction,
  {draft, schedules}: PictureUse,
  after: (document: SanityDocument) => SanityDocument,
  validate: Replacing['validate'],
): Promise<void> {
  const schedule = schedules.find(({action}) => action === 'publish')
  if (!draft || !schedule?.checked) return
  const before = await asChecked({draft: draft.document, problems: []})
  if (schedule.checked.digest !== before.digest) return
  const replaced = after(draft.document)
  const checked: Checked = await asChecked({draft: replaced, problems: await validate(replaced)})
  transaction.patch(schedule._id, (patch) => patch.ifRevisionId(schedule._rev).set({checked}))
}
