import {scheduledAction, scheduledActionId, scheduledActions} from '@site/schemas/content/scheduled-action'
import type {studioMessage} from '@site/schemas/requests/studio-messages'
import * as z from 'zod'
import type {ContentLake} from '../_shared/content-lake.ts'
import {documentTitle} from '../_shared/document-title.ts'
import {HttpError} from '../_shared/http-error.ts'
import {throwOnRefusal} from '../_shared/refusal.ts'
import type {ServiceClient} from '../_shared/service-client.ts'
import type {StudioUser} from '../_shared/studio-user.ts'

type Message = z.output<typeof studioMessage>

type MessageOf<Action extends Message['action']> = Extract<Message, {action: Action}>

export interface ToCarryOut {
  client: ServiceClient
  lake: ContentLake
  user: StudioUser
  /** The ids of the people who are in the project. */
  members: ReadonlySet<string>
  /** Counts one more of an action that has a limit of its own. */
  count: (action: string) => Promise<void>
}

/** @throws {HttpError} what the database or the Content Lake refuses */
export async function carryOut(message: Message, to: ToCarryOut): Promise<void> {
  const {client, user} = to
  if (message.action === 'ask') await ask(message, to)
  else if (message.action === 'watch') await watch(message, to)
  else if (message.action === 'answer') {
    const {error} = await client.rpc('answer_look', {
      reader: user.id,
      request_id: message.id,
      ...(message.answer !== undefined && {answer: message.answer}),
    })
    throwOnRefusal('answer_look', error)
  } else if (message.action === 'withdraw') {
    const {error} = await client.rpc('withdraw_look', {asker: user.id, request_id: message.id})
    throwOnRefusal('withdraw_look', error)
  }
}

const documentQuery = '*[_id in ["drafts." + $id, $id] && _type == $type] | order(_id desc)[0]{title, name}'
const titled = z.object({title: z.unknown().optional(), name: z.unknown().optional()}).nullable()

/** The link of the email leads to a form that exists, and names what the Content Lake calls it. */
async function ask({id, reader, document, path, sentence}: MessageOf<'ask'>, to: ToCarryOut) {
  const {client, lake, user, members, count} = to
  if (!members.has(reader)) throw new HttpError('not_found', 'Nobody of the Studio has this id')
  const found = titled.parse(await lake.query(documentQuery, document, 'raw'))
  if (!found) throw new HttpError('not_found', 'There is no such document')
  await count('ask-to-look')
  const request = {
    id,
    documentId: document.id,
    documentType: document.type,
    path,
    sentence,
    title: documentTitle(found),
  }
  const {error} = await client.rpc('ask_to_look', {asker: user.id, reader, request})
  throwOnRefusal('ask_to_look', error)
}

const stored = z.array(scheduledAction.pick({_id: true, at: true}))

async function watch({documentId}: MessageOf<'watch'>, {client, lake, user}: ToCarryOut) {
  const ids = scheduledActions.map((action) => scheduledActionId(action, documentId))
  const schedules = stored.parse(await lake.query('*[_id in $ids]{_id, at}', {ids}, 'raw'))
  const {error} = await client.rpc('watch_schedules', {
    person: user.id,
    document_id: documentId,
    schedules: schedules.map(({_id, at}) => ({id: _id, at})),
  })
  throwOnRefusal('watch_schedules', error)
}
