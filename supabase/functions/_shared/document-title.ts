import * as z from 'zod'

const text = z.string().nullable().catch(null)
const title = z.union([z.object({lt: text, en: text}), z.string().transform((lt) => ({lt, en: null}))])

/** What a form of the Studio calls its document. Content written through the API can have any value. */
export function documentTitle(document: {title?: unknown; name?: unknown} | null) {
  const read = title.safeParse(document?.title ?? document?.name)
  return read.success ? read.data : {lt: null, en: null}
}
