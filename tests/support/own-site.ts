import type {SanityDocument} from '@sanity/client'
import {contentChangedWebhook} from '@site/schemas/webhooks/content-changed'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {serviceEnv, stackEnv} from '../env.ts'
import {LakeProcess, READ_TOKEN} from './lake-process.ts'
import {sanityClient} from './sanity-client.ts'
import {SiteProcess} from './site-process.ts'

interface OwnSite {
  lake: LakeProcess
  site: SiteProcess
}

/**
 * Starts the built site on a Content Lake of its own, which has the content of the stack, changed since the build.
 * `environment` is what the site has beside the variables of the stack.
 */
export async function withOwnSite(
  run: (own: OwnSite) => Promise<void>,
  environment: Record<string, string> = {},
): Promise<void> {
  const {SANITY_WEBHOOK_SECRET: secret} = stackEnv()
  const port = await freePort()
  const webhook = {...contentChangedWebhook, url: `http://localhost:${port}/api/revalidate`, secret}
  const lake = await LakeProcess.start({LAKE_WEBHOOKS: JSON.stringify([webhook])})
  try {
    await copyContent(lake)
    const site = await startSiteOn(lake.host, environment, {port})
    try {
      await run({lake, site})
    } finally {
      await site.stop()
    }
  } finally {
    await lake.stop()
  }
}

/** Copies the content of the stack. All of it counts as changed by that. */
export async function copyContent(lake: LakeProcess): Promise<void> {
  const content = await sanityClient().fetch<SanityDocument[]>('*[!(_id in path("_.**"))]')
  await content
    .reduce((transaction, document) => transaction.createOrReplace(document), lake.client().transaction())
    .commit()
}

/** Starts the built site on the Content Lake at this URL. */
export async function startSiteOn(
  lakeUrl: string,
  environment: Record<string, string> = {},
  options: {port?: number} = {},
): Promise<SiteProcess> {
  const lake = {SANITY_API_HOST: lakeUrl, SANITY_PROJECT_ID: 'integration', SANITY_DATASET: 'production'}
  const variables = {...serviceEnv(), ...lake, SANITY_API_READ_TOKEN: READ_TOKEN, ...environment}
  return SiteProcess.start(variables, options)
}
