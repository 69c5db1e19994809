import 'server-only'
import {hasFields, type School} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {getAddresses} from './get-addresses.ts'
import {schoolQuery} from './queries/schools.ts'

/** The school with this slug. An unknown slug costs no query of its own. */
export async function getSchool(slug: string): Promise<School | undefined> {
  const {schools} = await getAddresses()
  if (!schools.includes(slug)) return undefined
  const school = await fetchContent({query: schoolQuery, params: {slug}, tags: ['school', 'clock']})
  return school && hasFields(school, 'slug') ? school : undefined
}
