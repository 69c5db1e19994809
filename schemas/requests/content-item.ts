import * as z from 'zod'
import {documentPath} from '../fields/document-path.ts'

/** Documents that people like, comment or register for, by the type that the content has. */
export const contentItemKinds = ['event', 'school', 'photoAlbum', 'schoolsPage', 'groupsPage'] as const

/** Past the Studio anything may be written: what cannot be used counts as not given. */
const text = z.string().nullable().catch(null)
const bilingual = z.object({lt: text, en: text}).nullable().catch(null)
const instant = z.iso.datetime({offset: true}).nullable().catch(null)
const pounds = z.number().min(0)

/** A document as sync-content asks the Content Lake for it. */
export const contentDocument = z
  .object({
    _id: z.string(),
    _type: z.enum(contentItemKinds),
    eventKey: z.string().regex(/^[a-z0-9][a-z0-9-]{0,95}$/),
    slug: text,
    path: text,
    title: bilingual,
    start: instant,
    end: instant,
    capacity: z.int().min(0).max(1_000_000).nullable().catch(null),
    registration: z
      .object({kind: z.string(), open: z.boolean().nullable().catch(null), closesAt: instant})
      .nullable()
      .catch(null),
    prices: z
      .array(z.object({audience: bilingual, amount: pounds}))
      .nullable()
      .catch(null),
    memberDiscount: z
      .object({amount: pounds, validDays: z.int().min(1).nullable().catch(null)})
      .nullable()
      .catch(null),
  })
  .transform((document) => ({...document, address: documentPath(document) ?? null}))

/** Read, with the address of its page on the site. */
export type ContentDocument = z.output<typeof contentDocument>
