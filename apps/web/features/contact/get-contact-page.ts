import 'server-only'
import type {ContactPage} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {contactPageQuery} from '#/sanity/pages.ts'

export async function getContactPage(): Promise<ContactPage | null> {
  return fetchContent({query: contactPageQuery, tags: ['contactPage']})
}
