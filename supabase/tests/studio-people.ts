import {randomUUID} from 'node:crypto'
import type {Json, Transaction} from './database.ts'
import {newAddress} from './newsletters.ts'
import {serviceOf} from './registrations.ts'

interface Given {
  id?: string
  name?: string
  email?: string
  language?: 'lt' | 'en'
}

/** Somebody opens the Studio. Resolves to their id at Sanity. */
export async function openStudio(tx: Transaction, {id = `p${randomUUID()}`, ...given}: Given = {}) {
  const {name = 'Jonas Žemaitis', email = newAddress(), language = 'lt'} = given
  await serviceOf(tx)`select public.open_studio(${id}, ${name}, ${email}, ${language})`
  return id
}

/** Asks for a look at the title of an event. Resolves to the id of the request. */
export async function askToLook(
  tx: Transaction,
  asker: string,
  reader: string,
  changes: Record<string, Json> = {},
) {
  const request = {
    id: randomUUID(),
    documentId: 'kaledos-2025',
    documentType: 'event',
    path: 'title.lt',
    title: {lt: 'Kalėdos', en: 'Christmas'},
    sentence: 'Ar gerai parašiau?',
    ...changes,
  }
  await serviceOf(tx)`
    select public.ask_to_look(${asker}, ${reader}, ${JSON.stringify(request)}::text::jsonb)`
  return request.id
}

export const answerLook = (tx: Transaction, reader: string, id: string, answer: string | null = null) =>
  serviceOf(tx)`select public.answer_look(${reader}, ${id}, ${answer})`
