import 'server-only'
import {hasFields, type SchoolCard} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {schoolListQuery} from './queries/schools.ts'
import {isAddressPart} from './readable-addresses.ts'

/** All schools, in the volunteers' order. */
export async function getSchools(): Promise<SchoolCard[]> {
  const schools = await fetchContent({query: schoolListQuery, tags: ['school']})
  return schools.filter((school) => hasFields(school, 'slug')).filter(({slug}) => isAddressPart(slug))
}
