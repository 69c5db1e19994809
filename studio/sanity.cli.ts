import './workspace/env-file.ts'
import {defineCliConfig} from 'sanity/cli'
import {env, variableNames} from './workspace/env.ts'
import {volunteersGuide} from './guide/vite-plugin.ts'
import {vendorPatches} from './vendor-patches/vite-plugins.ts'

const patches = vendorPatches({
  contentLake: env.SANITY_API_HOST,
  site: env.SITE_URL,
  supabase: env.SUPABASE_URL,
})

/** What the bundle has instead of each variable. No other gets into it. */
const variables = Object.fromEntries(
  variableNames.map((name) => [`process.env.${name}`, JSON.stringify(env[name] ?? '')]),
)

/** Its name in `https://name.sanity.studio`, which `sanity deploy` takes for the host. */
const studioHost = /^https:\/\/([^./]+)\.sanity\.studio\/?$/.exec(env.STUDIO_URL ?? '')?.[1]

/** The vendor's two hundred files that are needed at once, as one. */
const initial = {name: 'initial', test: /\/node_modules\//, tags: ['$initial' as const]}

/** The files that the vendor loads one after the other for the first form. */
const form = {name: 'form', test: /\/sanity\/lib\/(?:structureTool|list|pane|Comments\w+)-[^/]+\.js$/}

export default defineCliConfig({
  ...(studioHost && {studioHost}),
  api: {projectId: env.SANITY_PROJECT_ID, dataset: env.SANITY_DATASET},
  deployment: {autoUpdates: false},
  vite: (config) => ({
    ...config,
    define: {...config.define, ...variables},
    plugins: [...(config.plugins ?? []), ...patches, volunteersGuide],
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: {codeSplitting: {groups: [initial, form]}},
      },
    },
  }),
})
