import 'server-only'
import type {ContactPage} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {contactPageQuery} from './queries/pages.ts'

export async function getContactPage(): Promise<ContactPage | null> {
  return fetchContent({query: contactPageQuery, tags: ['contactPage']})
}
