import {defineCliConfig} from 'sanity/cli'
import {keepCallsLocal} from './bundle/keep-calls-local.ts'
import {env} from './env.ts'
import {volunteersGuide} from './guide/vite-plugin.ts'
import {vendorTexts} from './vendor-texts/vite-plugin.ts'

const {
  SANITY_STUDIO_API_HOST: contentLake,
  SANITY_STUDIO_SITE_URL: site,
  SANITY_STUDIO_SUPABASE_URL: supabase,
} = env

export default defineCliConfig({
  deployment: {autoUpdates: false},
  vite: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      vendorTexts,
      volunteersGuide,
      ...(contentLake ? [keepCallsLocal({contentLake, site, supabase})] : []),
    ],
  }),
})
