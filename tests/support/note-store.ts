import type {SanityClient} from '@sanity/client'
import {createDocumentStore, createSchema, type DocumentStore, type DocumentStoreOptions} from 'sanity'

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
