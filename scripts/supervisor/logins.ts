import * as z from 'zod'
import type {Login} from './table.ts'

export interface Logins {
  /** On the Studio's log-in page. */
  studio: Login[]
  /** On the site, with an e-mail address. */
  site: Login[]
}

const studioPeople = z.array(z.object({name: z.string(), role: z.string()}))
const sitePeople = z.array(z.object({email: z.string(), role: z.string(), password: z.string()}))

/** The demo people of the local Content Lake and the local Supabase; nobody where a service is hosted. */
export async function demoLogins(services: {title: string; url: string}[]): Promise<Logins> {
  const ask = async <People>(title: string, path: string, people: z.ZodType<People[]>): Promise<People[]> => {
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
    ask('Content Lake', '/v1/local/people', studioPeople),
    ask('Supabase', '/local/people', sitePeople),
  ])
  return {
    studio,
    site: site.map(({email, role, password}) => ({name: email, role: `${role}, password ${password}`})),
  }
}
