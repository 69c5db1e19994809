import {logLine} from '@site/schemas/log-line'
import {scheduledAction, scheduledActionId, scheduledActionType} from '@site/schemas/content/scheduled-action'
import * as z from 'zod'
import type {ContentLake} from '../_shared/content-lake.ts'

/** Content written through the API can have any value. */
const text = z.string().nullable().catch(null)
const stored = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  slug: text,
  eventKey: text,
  path: text,
})

const content = z.record(z.string(), z.unknown())

// Under another id, such as that of a draft, somebody who may not publish could have written it.
const dueAction = scheduledAction
  .extend({
    _updatedAt: z.iso.datetime({offset: true}),
    draft: stored.nullable(),
    published: stored.nullable(),
    content: content.nullable(),
  })
  .refine(({_id, action, documentId}) => _id === scheduledActionId(action, documentId))

export type DueAction = z.output<typeof dueAction>

const document = '{_id, _type, _rev, "slug": slug.current, eventKey, path, title, name, formerTitles}'

const query = `*[_type == $type && dateTime(at) <= dateTime($now) && !defined(failure)] | order(at asc){
  _id, _rev, _updatedAt, action, documentId, documentType, at, checked, failure,
  "draft": *[_id == "drafts." + ^.documentId][0]${document},
  "content": *[_id == "drafts." + ^.documentId][0],
  "published": *[_id == ^.documentId][0]${document}
}`

/** Logs and omits malformed actions, which only the API can have written. */
export async function findDue(lake: ContentLake, at: Date): Promise<DueAction[]> {
  const params = {type: scheduledActionType, now: at.toISOString()}
  const found = (await lake.query(query, params, 'raw')) as unknown[]
  return found.flatMap((each) => {
    const parsed = dueAction.safeParse(each)
    if (parsed.success) return [parsed.data]
    console.warn(logLine('publish-scheduled leaves out', (each as {_id?: unknown} | null)?._id))
    return []
  })
}
