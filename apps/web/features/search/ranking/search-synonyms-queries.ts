import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import type {SynonymGroup} from './synonyms.ts'

export const synonymsQuery = defineQuery(`*[_type == "siteSettings"][0].synonyms[].words`)

export async function getSynonyms(): Promise<SynonymGroup[]> {
  const groups = await fetchContent({query: synonymsQuery, tags: ['siteSettings']})
  return (groups ?? []).flatMap((words) => (words ? [words] : []))
}
