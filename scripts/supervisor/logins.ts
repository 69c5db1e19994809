import * as z from 'zod'
import type {Login} from './table.ts'

interface Logins {
  studio: Login[]
  site: Login[]
}

const studioPeople = z.array(z.object({name: z.string(), role: z.string()}))
const sitePeople = z.array(z.object({email: z.string(), role: z.string(), password: z.string()}))

/** Has no log-ins for a service that is hosted. */
export async function demoLogins(services: {title: string; url: string}[]): Promise<Logins> {
  const load = async <People>(
    title: string,
    path: string,
    people: z.ZodType<People[]>,
  ): Promise<People[]> => {
    const service = services.find((each) => each.title === title)
    if (!service) return []
    try {
      const response = await fetch(service.url + path, {signal: AbortSignal.timeout(2000)})
      return response.ok ? people.parse(await response.json()) : []
    } catch {
      return []
    }
  }
  const [studio, site] = await Promise.all([
    load('Content Lake', '/v1/local/people', studioPeople),
    load('Supabase', '/local/people', sitePeople),
  ])
  return {
    studio,
    site: site.map(({email, role, password}) => ({name: email, role: `${role}, password ${password}`})),
  }
}
