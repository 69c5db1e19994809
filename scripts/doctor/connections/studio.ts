import {ask, connection, type Answer} from '../ask.ts'
import type {Check} from '../finding.ts'
import {leftOut, ok, problem, type Outcome} from '../outcome.ts'
import {urlVariable, variable, type Installation} from '../installation.ts'

/** How many scripts to look through for the one that has the variables. */
const MOST_SCRIPTS = 60

export const studioChecks: Check[] = [
  {subject: 'Connections', name: 'Studio', run: checkPage},
  {subject: 'Connections', name: 'Studio, its project', run: checkProject},
]

const isStudio = ({status, text}: Answer) => status === 200 && text.includes('id="sanity"')

function checkPage(installation: Installation): Promise<Outcome> {
  const url = `${urlVariable(installation.site, 'STUDIO_URL')}/`
  return connection(installation, {service: 'The Studio', url}, (answer) =>
    isStudio(answer) || answer.status >= 500
      ? undefined
      : problem(`What answers at ${url} is no Studio.`, 'Deploy it: docs/deploy.md, step 1.'),
  )
}

async function checkProject(installation: Installation): Promise<Outcome> {
  const {site} = installation
  const page = await ask(installation, `${urlVariable(site, 'STUDIO_URL')}/`)
  if (!isStudio(page)) return leftOut('There is no Studio: see the check of its page.')
  const built = await findVariables(installation, page.text)
  if (!built) return leftOut('Its scripts do not tell what it was built for.')
  const expected = {
    SANITY_PROJECT_ID: variable(site, 'SANITY_PROJECT_ID'),
    SANITY_DATASET: variable(site, 'SANITY_DATASET'),
    SITE_URL: urlVariable(site, 'SITE_URL'),
  }
  const different = Object.entries(expected).filter(
    ([name, value]) => built[name]?.replace(/\/+$/, '') !== value,
  )
  if (different.length === 0) return ok('It was built for this project.')
  return problem(
    `The Studio was built with another ${different.map(([name]) => name).join(' and ')}.`,
    'Build and deploy it again with this .env: docs/deploy.md, step 1.',
  )
}

/** The bundler writes the variables as an object into one of the scripts, which the first one leads to. */
async function findVariables(
  installation: Installation,
  html: string,
): Promise<Record<string, string> | undefined> {
  const base = `${urlVariable(installation.site, 'STUDIO_URL')}/`
  const pending = [...html.matchAll(/<script[^>]* src="([^"]+\.js)"/g)].map(
    ([, src = '']) => new URL(src, base).href,
  )
  const seen = new Set(pending)
  for (const [at, url] of pending.entries()) {
    if (at === MOST_SCRIPTS) return undefined
    const {text} = await ask(installation, url)
    const found = [...text.matchAll(/\b(SANITY_PROJECT_ID|SANITY_DATASET|SITE_URL):\s*[`"']([^`"']*)[`"']/g)]
    if (found.length > 0) return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]))
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?[`"'](\.[^`"']+\.js)[`"']/g)) {
      const next = new URL(path, url).href
      if (!seen.has(next)) pending.push(next)
      seen.add(next)
    }
  }
  return undefined
}
