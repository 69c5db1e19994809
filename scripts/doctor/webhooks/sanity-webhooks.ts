import {contentChangedWebhook, contentItemsChangedWebhook} from '@site/schemas/webhooks/content-changed'
import * as z from 'zod'
import {ask, bearer} from '../ask.ts'
import type {Check} from '../finding.ts'
import {leftOut, ok, problem, type Outcome} from '../outcome.ts'
import {functionUrl, requireHosted, urlVariable, variable, type Installation} from '../installation.ts'

/** https://www.sanity.io/docs/http-reference/webhooks */
const hooks = z.array(
  z.object({
    name: z.string(),
    url: z.string(),
    dataset: z.string().nullish(),
    rule: z
      .object({on: z.array(z.string()), filter: z.string().nullish(), projection: z.string().nullish()})
      .nullish(),
    includeDrafts: z.boolean().nullish(),
    includeAllVersions: z.boolean().nullish(),
    isDisabled: z.boolean().nullish(),
    isDisabledByUser: z.boolean().nullish(),
    secret: z.string().nullish(),
  }),
)
type Hook = z.infer<typeof hooks>[number]

const place = 'sanity.io/manage, API, Webhooks'

export const sanityWebhookChecks: Check[] = [
  {
    subject: 'Webhooks',
    name: 'Sanity to the site',
    run: (installation) => {
      requireHosted(
        installation,
        'site',
        'Sanity reaches no site on this machine, which compares the content itself.',
      )
      const url = `${urlVariable(installation.site, 'SITE_URL')}/api/revalidate`
      return check(installation, url, contentChangedWebhook)
    },
  },
  {
    subject: 'Webhooks',
    name: 'Sanity to sync-content',
    run: (installation) =>
      check(installation, functionUrl(installation, 'sync-content'), contentItemsChangedWebhook),
  },
]

async function check(
  installation: Installation,
  url: string,
  expected: {filter: string; projection: string},
): Promise<Outcome[] | Outcome> {
  requireHosted(installation, 'Sanity', 'The local Content Lake has no list of webhooks.')
  const token = installation.sanityToken ?? variable(installation.site, 'SANITY_API_WRITE_TOKEN')
  const project = variable(installation.site, 'SANITY_PROJECT_ID')
  const listUrl = `https://api.sanity.io/v2025-08-04/hooks/projects/${project}`
  const {status, json} = await ask(installation, listUrl, bearer(token))
  const list = hooks.safeParse(json).data
  if (status !== 200 || !list)
    return leftOut(
      `Sanity does not list webhooks to this token (${status}). With one of an administrator: SANITY_AUTH_TOKEN=… npm run doctor`,
    )
  const hook = list.find((each) => each.url.replace(/\/+$/, '') === url)
  if (!hook)
    return problem(
      `No webhook leads to ${url}.`,
      `Add it as docs/${url.includes('/functions/') ? 'hosted-supabase' : 'deploy'}.md says (${place}).`,
    )
  const faults = faultsOf(installation, hook, expected)
  return faults.length > 0 ? faults : ok('It is set up as schemas/webhooks/content-changed.ts says.')
}

function faultsOf(
  {site}: Installation,
  hook: Hook,
  expected: {filter: string; projection: string},
): Outcome[] {
  const where = `in the webhook "${hook.name}" (${place})`
  const faults: [boolean, string, string][] = [
    [Boolean(hook.isDisabled || hook.isDisabledByUser), 'is switched off', `Enable it ${where}.`],
    [
      !['*', null, undefined, site.SANITY_DATASET].includes(hook.dataset),
      'is for another dataset',
      `Choose ${site.SANITY_DATASET} ${where}.`,
    ],
    [
      !sameText(hook.rule?.filter, expected.filter),
      'has another filter',
      `Copy the filter of schemas/webhooks/content-changed.ts ${where}.`,
    ],
    [
      !sameText(hook.rule?.projection, expected.projection),
      'has another projection',
      `Write ${expected.projection} ${where}.`,
    ],
    [
      !['create', 'update', 'delete'].every((event) => hook.rule?.on.includes(event)),
      'is not called for create, update and delete',
      `Choose all three ${where}.`,
    ],
    [
      Boolean(hook.includeDrafts || hook.includeAllVersions),
      'is also called for drafts',
      `Switch drafts and versions off ${where}: each keystroke of an editor would be sent.`,
    ],
    [hook.secret === null || hook.secret === '', 'has no secret', `Write SANITY_WEBHOOK_SECRET ${where}.`],
  ]
  return faults.flatMap(([isFault, says, todo]) => (isFault ? [problem(`The webhook ${says}.`, todo)] : []))
}

/** GROQ does not mind how it is spaced. */
const sameText = (a: string | null | undefined, b: string) =>
  a?.replaceAll(/\s+/g, '') === b.replaceAll(/\s+/g, '')
