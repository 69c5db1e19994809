import type {SanityClient} from '@sanity/client'
import {createDocumentStore, createSchema, type DocumentStore, type DocumentStoreOptions} from 'sanity'
import {afterAll, beforeAll, vi} from 'vitest'
import {LakeProcess} from './lake-process.ts'

/** The type of a document that has only a title. */
export const noteType = 'note'

const schema = createSchema({
  name: 'default',
  types: [{name: noteType, type: 'document', fields: [{name: 'title', type: 'string'}]}],
})

/** The Studio's own store, without its forms. */
export const createNoteStore = (client: SanityClient): DocumentStore =>
  createDocumentStore({
    getClient: (options: object) => client.withConfig(options),
    documentPreviewStore: {},
    schema,
  } as unknown as DocumentStoreOptions)

/** A Content Lake for the tests of a file, in which the store finds the window that it asks for. */
export function noteLake(): () => LakeProcess {
  let lake: LakeProcess
  beforeAll(async () => {
    vi.stubGlobal('window', {})
    lake = await LakeProcess.start()
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await lake.stop()
  })
  return () => lake
}
