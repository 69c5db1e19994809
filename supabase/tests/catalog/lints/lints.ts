import {functionLints} from './function-lints.ts'
import {policyLints} from './policy-lints.ts'
import {sessionLints} from './session-lints.ts'
import {tableLints} from './table-lints.ts'
import {viewLints} from './view-lints.ts'

/**
 * The rules of `supabase db advisors` (splinter) that a schema alone can break, by their names there, and our own. Not
 * among them: what measures use (unused_index, table_bloat) or a project's extensions (extension_versions_outdated,
 * pg_graphql_…_table_exposed, insecure_queue_exposed_in_api).
 */
export const lints = {...viewLints, ...tableLints, ...policyLints, ...functionLints, ...sessionLints}
