import {logLine} from '@site/schemas/log-line'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'
import {lakeOf, type LakeEnv} from './fetch-content.ts'

/** Within the hour, one run of the schedule. */
const isDue = () => new Date().getUTCMinutes() < 10

/** Compares once an hour how full the plans are with what they give, and alerts admins. It fails no run. */
export async function checkPlan(client: ServiceClient, lake: LakeEnv): Promise<void> {
  if (!isDue()) return
  try {
    const content = await countContent(lake).catch((error: unknown) => {
      console.error(logLine('sync-content: the size of the content is unknown:', String(error)))
      return {}
    })
    const {error} = await client.rpc('check_plan', {content})
    throwOnError('check_plan', error)
  } catch (error) {
    console.error(logLine('sync-content: the plan is not checked:', String(error)))
  }
}

async function countContent(env: LakeEnv) {
  const lake = lakeOf(env)
  const [documents, attributes] = await Promise.all([
    lake.query('count(*)', {}, 'raw') as Promise<number>,
    lake.countAttributes(),
  ])
  return {documents, attributes}
}
