import 'server-only'
import {hasFields, type SchoolCard} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {schoolListQuery} from './schools.ts'
import {isAddressPart} from '#/routes/readable-addresses.ts'

/** All schools, in the volunteers' order. */
export async function getSchools(): Promise<SchoolCard[]> {
  const schools = await fetchContent({query: schoolListQuery, tags: ['school']})
  return schools.filter((school) => hasFields(school, 'slug')).filter(({slug}) => isAddressPart(slug))
}
