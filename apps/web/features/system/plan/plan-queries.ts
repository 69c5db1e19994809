import {planResources, type PlanResource} from '@site/schemas/plan-resources'
import {queryOptions} from '@tanstack/react-query'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {query} from '#/supabase/query.ts'

export interface Usage {
  resource: PlanResource
  /** Null: nobody has said it yet. */
  used: number | null
  /** Null: without a limit. */
  most: number | null
}

export const planUsageQuery = queryOptions({queryKey: ['planUsage'], queryFn: loadUsage})

async function loadUsage(): Promise<Usage[]> {
  const rows = dataOf(await query((supabase) => supabase.rpc('list_plan_usage')))
  return planResources.flatMap((resource) =>
    rows.filter((row) => row.resource === resource).map(({used, most}) => ({resource, used, most})),
  )
}
