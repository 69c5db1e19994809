import {keepCallsLocal} from './calls/keep-calls-local.ts'
import {limitedIdle} from './limited-idle.ts'
import {vendorTexts} from './texts/vite-plugin.ts'

interface Origins {
  contentLake: string | undefined
  site: string
  supabase: string | undefined
}

/** With Sanity's own Content Lake, the calls to the vendor stay. */
export const vendorPatches = ({contentLake, site, supabase}: Origins) => [
  vendorTexts,
  limitedIdle,
  ...(contentLake ? [keepCallsLocal({contentLake, site, supabase})] : []),
]
