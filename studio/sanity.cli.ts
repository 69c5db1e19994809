import {defineCliConfig} from 'sanity/cli'
import {env} from './workspace/env.ts'
import {volunteersGuide} from './guide/vite-plugin.ts'
import {vendorPatches} from './vendor-patches/vite-plugins.ts'

const patches = vendorPatches({
  contentLake: env.SANITY_STUDIO_API_HOST,
  site: env.SANITY_STUDIO_SITE_URL,
  supabase: env.SANITY_STUDIO_SUPABASE_URL,
})

export default defineCliConfig({
  deployment: {autoUpdates: false},
  vite: (config) => ({...config, plugins: [...(config.plugins ?? []), ...patches, volunteersGuide]}),
})
