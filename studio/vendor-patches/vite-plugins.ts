import {keepCallsLocal} from './calls/keep-calls-local.ts'
import {vendorTexts} from './texts/vite-plugin.ts'

interface Origins {
  contentLake: string | undefined
  site: string
  supabase: string | undefined
}

/** What changes the code of the vendor when the Studio is built. With Sanity's own Content Lake its calls stay. */
export const vendorPatches = ({contentLake, site, supabase}: Origins) => [
  vendorTexts,
  ...(contentLake ? [keepCallsLocal({contentLake, site, supabase})] : []),
]
