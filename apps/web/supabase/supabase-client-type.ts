import type {Database} from '@site/supabase/generated/database.types.gen'
import type {SupabaseClient as Client} from '@supabase/supabase-js'

/** Supabase's client, knowing our tables. */
export type SupabaseClient = Client<Database>
