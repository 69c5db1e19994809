import type {SanityDocument} from '@sanity/client'
import {contentChangedWebhook} from '@site/schemas/webhooks/content-changed'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {stackEnv} from '../env.ts'
import {LakeProcess, READ_TOKEN} from '../support/lake-process.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {SiteProcess} from '../support/site-process.ts'
import {serviceEnv} from './env.ts'

interface OwnSite {
  lake: LakeProcess
  site: SiteProcess
}

/**
 * Starts the built site on a Content Lake of its own, which has the content of the stack, changed since the build. `environment`
 * is what the site has beside the variables of the stack.
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
    const content = await sanityClient().fetch<SanityDocument[]>('*[!(_id in path("_.**"))]')
    await content
      .reduce((transaction, document) => transaction.createOrReplace(document), lake.client().transaction())
      .commit()
    const site = await SiteProcess.start(
      {
        ...serviceEnv(),
        SANITY_API_HOST: lake.host,
        SANITY_PROJECT_ID: 'integration',
        SANITY_DATASET: 'production',
        SANITY_API_READ_TOKEN: READ_TOKEN,
        ...environment,
      },
      port,
    )
    try {
      await run({lake, site})
    } finally {
      await site.stop()
    }
  } finally {
    await lake.stop()
  }
}
