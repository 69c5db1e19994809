import * as z from 'zod'
import {ask, connection} from '../ask.ts'
import type {Check} from '../finding.ts'
import {leftOut, ok, problem, type Outcome} from '../outcome.ts'
import {urlVariable, type Installation} from '../installation.ts'

/** How far the site's clock may be from this machine's. */
const MOST_SKEW_MS = 120_000

export const siteChecks: Check[] = [
  {
    subject: 'Connections',
    name: 'site, Lithuanian',
    run: (installation) => checkPage(installation, 'lt', '/'),
  },
  {
    subject: 'Connections',
    name: 'site, English',
    run: (installation) => checkPage(installation, 'en', '/en'),
  },
  {subject: 'Connections', name: 'site, clock', run: checkClock},
  {subject: 'Connections', name: 'site, health', run: checkHealth},
  {subject: 'Connections', name: 'site, Supabase in its pages', run: checkBuild},
]

function checkPage(installation: Installation, language: string, path: string): Promise<Outcome> {
  const url = urlVariable(installation.site, 'SITE_URL') + path
  return connection(installation, {service: 'The site', url}, ({status, text}) => {
    if (status >= 300 && status < 400)
      return problem(
        `${url} leads elsewhere.`,
        'SITE_URL must be the address at which visitors arrive, with or without www. as there. Then build again.',
      )
    if (status >= 500) return undefined
    if (status !== 200 || !new RegExp(`<html[^>]* lang="${language}"`).test(text))
      return problem(
        `What answers at ${url} is not this site.`,
        'Look at what runs there: docs/deploy.md, step 4. nginx or the host must send it all paths.',
      )
    return undefined
  })
}

async function checkClock(installation: Installation): Promise<Outcome> {
  const url = `${urlVariable(installation.site, 'SITE_URL')}/api/clock`
  const {json, status} = await ask(installation, url)
  const now = z.object({now: z.iso.datetime()}).safeParse(json).data?.now
  if (!now) return leftOut(`${url} answers ${status}: see the checks of its pages.`)
  if (installation.site.SITE_CLOCK) return leftOut('The clock is set by SITE_CLOCK.')
  if (Math.abs(Date.parse(now) - Date.now()) <= MOST_SKEW_MS) return ok('The clock is right.')
  return problem(
    `The site takes ${now} as now.`,
    'Unset SITE_CLOCK where the site runs, and correct the clock of that machine or of this one.',
  )
}

/** Of `/api/health`. */
const health = z.object({content: z.object({lastResult: z.string().nullable()})})

async function checkHealth(installation: Installation): Promise<Outcome> {
  const url = `${urlVariable(installation.site, 'SITE_URL')}/api/health`
  const {status, json} = await ask(installation, url)
  if (status === 200 && health.safeParse(json).data?.content.lastResult === 'failed')
    return problem(
      'The site could not read the content when it last looked for changes.',
      'Look at the checks of Sanity, and at the variables where the site runs.',
    )
  if (status === 200) return ok('It serves pages.')
  if (status === 404) return leftOut('The site that runs has no /api/health.')
  return problem(`/api/health answers ${status}.`, 'Look at the log of the site, and start it again.')
}

/** The content security policy has the URL that the site was built with. */
async function checkBuild(installation: Installation): Promise<Outcome> {
  const supabase = new URL(urlVariable(installation.site, 'SUPABASE_URL')).origin
  const {headers} = await ask(installation, `${urlVariable(installation.site, 'SITE_URL')}/`)
  const policy = headers.get('content-security-policy')
  if (!policy) return leftOut('The site sends no content security policy that would tell.')
  if (policy.split(/[ ;]+/).includes(supabase)) return ok('It was built for this Supabase project.')
  return problem(
    'The site was built for another Supabase project than SUPABASE_URL.',
    'Build it again with this .env (docs/deploy.md, step 4).',
  )
}
