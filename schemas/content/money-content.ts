import * as z from 'zod'
import {documentPath} from '../routes/document-path.ts'
import {withoutControls} from '../texts/readable-text.ts'

export const moneyContentTypes = ['siteSettings', 'campaign', 'membersGroup'] as const

/** Content written through the API can have any value, so invalid ones count as missing. */
const text = z.string().transform(withoutControls).nullable().catch(null)
const pounds = z.number().nullable().catch(null)
const bilingual = z.object({lt: text, en: text}).nullable().catch(null)

const campaign = z
  .object({
    _id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/),
    _type: z.literal('campaign'),
    name: bilingual,
    path: text,
    targetAmount: pounds,
    /** What donors are asked to write with a transfer. */
    reference: text,
  })
  .transform((document) => ({...document, pagePath: documentPath(document) ?? null}))

/** `settings` is null when the document is not published. */
export const moneyContent = z.object({
  settings: z.object({name: bilingual}).nullable(),
  membersGroupUrl: text,
  campaigns: z.array(z.unknown()).transform((documents) =>
    documents.flatMap((document) => {
      const parsed = campaign.safeParse(document)
      return parsed.success ? [parsed.data] : []
    }),
  ),
})

export type MoneyContent = z.output<typeof moneyContent>
