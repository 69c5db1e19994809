import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {image, seo} from '#/sanity/fragments.ts'
import type {ContactPageQueryResult} from '#/sanity/sanity.types.gen.ts'

export type ContactPage = NonNullable<ContactPageQueryResult>

export const contactPageQuery = defineQuery(`*[_type == "contactPage"][0]{
  title,
  text,
  "image": image${image},
  phoneNote,
  emailNote,
  "seo": seo${seo}
}`)

export async function getContactPage(): Promise<ContactPage | null> {
  return fetchContent({query: contactPageQuery, tags: ['contactPage']})
}
