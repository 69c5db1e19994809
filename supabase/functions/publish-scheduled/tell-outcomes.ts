import {scheduleFailures} from '@site/schemas/content/scheduled-action'
import {logLine} from '@site/schemas/log-line'
import {documentPath} from '@site/schemas/routes/document-path'
import * as z from 'zod'
import type {ContentLake} from '../_shared/content-lake.ts'
import {documentTitle} from '../_shared/document-title.ts'
import type {Json} from '../../generated/database.types.gen.ts'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'
import type {DueAction} from './find-due.ts'

/** Without the database, schedules are carried out all the same, and nobody is told. */
export async function beginSchedules(client: ServiceClient, found: readonly DueAction[]): Promise<void> {
  if (found.length === 0) return
  await orLog(async () => {
    const {error} = await client.rpc('begin_schedules', {schedule_ids: found.map(({_id}) => _id)})
    throwOnError('begin_schedules', error)
  })
}

const text = z.string().nullable().catch(null)
const stored = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  slug: text,
  eventKey: text,
  path: text,
  title: z.unknown().optional(),
  name: z.unknown().optional(),
})
const found = z.object({
  schedule: z
    .object({
      failure: z.enum(scheduleFailures).nullable().catch(null),
      problems: z.array(z.string()).catch([]),
    })
    .nullable(),
  draft: stored.nullable(),
  published: stored.nullable(),
})

const document = '{_id, _type, "slug": slug.current, eventKey, path, title, name}'

const query = `{
  "schedule": *[_id == $id][0]{failure, "problems": coalesce(checked.problems, [])},
  "draft": *[_id == "drafts." + $documentId][0]${document},
  "published": *[_id == $documentId][0]${document}
}`

/**
 * Tells whoever set a schedule what the Content Lake has of it now: also what an earlier call has left untold.
 *
 * @param done the ids of the schedules that this call has carried out
 */
export async function tellOutcomes(
  lake: ContentLake,
  client: ServiceClient,
  done: ReadonlySet<string>,
): Promise<void> {
  await orLog(async () => {
    const {data, error} = await client.rpc('begun_schedules')
    throwOnError('begun_schedules', error)
    for (const id of data ?? []) await orLog(() => tell(lake, client, id, done.has(id)))
  })
}

async function tell(lake: ContentLake, client: ServiceClient, id: string, isKnownDone: boolean) {
  const [, action, documentId = ''] = id.split('.')
  const {schedule, draft, published} = found.parse(await lake.query(query, {id, documentId}, 'raw'))
  // It is tried again: the Content Lake did not answer, or it has a new time.
  if (schedule && !schedule.failure) return
  const isSoNow = action === 'publish' ? published && !draft : draft && !published
  const isDone = isKnownDone || isSoNow
  const shown = published ?? draft
  const {error} = await client.rpc('tell_schedule_outcome', {
    schedule_id: id,
    outcome: schedule?.failure ?? (isDone ? 'done' : 'ended'),
    facts: {
      title: documentTitle(shown),
      document: shown && {id: documentId, type: shown._type},
      path: action === 'publish' && isDone && published ? documentPath(published) : null,
      problems: schedule?.failure === 'invalid' ? schedule.problems.slice(0, 10) : null,
    } as Json,
  })
  throwOnError('tell_schedule_outcome', error)
}

async function orLog(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(logLine('publish-scheduled: the outcome of a schedule is not told yet:', String(error)))
  }
}
