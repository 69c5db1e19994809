import {visionTool} from '@sanity/vision'
import {defineConfig} from 'sanity'
import {structureTool} from 'sanity/structure'
import {withRedirect} from './actions/publish-with-redirect.ts'
import {viewOnSite} from './actions/view-on-site.ts'
import {SashIcon, theme} from './branding.tsx'
import {contentLake} from './content-lake.ts'
import {env} from './env.ts'
import {withEventKeyInput} from './inputs/event-key-input.tsx'
import {lithuanian} from './locale/lithuanian.ts'
import {schemaTypes} from './schema-types.ts'
import {singletonActions, withoutSingletons} from './singletons.ts'
import {structure} from './structure.ts'

export default defineConfig({
  ...contentLake,
  name: 'default',
  title: 'Velso lietuvių bendruomenė',
  projectId: env.SANITY_STUDIO_PROJECT_ID,
  dataset: env.SANITY_STUDIO_DATASET,
  icon: SashIcon,
  theme,
  i18n: {locales: [lithuanian]},
  schema: {types: schemaTypes},
  form: {components: {input: withEventKeyInput}},
  document: {
    actions: ([publish, ...others], context) =>
      singletonActions([...(publish ? [withRedirect(publish)] : []), viewOnSite, ...others], context),
    newDocumentOptions: withoutSingletons,
    comments: {enabled: false},
    askToEdit: {enabled: false},
  },
  plugins: [structureTool({title: 'Turinys', structure}), visionTool({title: 'GROQ'})],
  tools: (tools, {currentUser}) => {
    const isAdministrator = currentUser?.roles.some(({name}) => name === 'administrator')
    return isAdministrator ? tools : tools.filter(({name}) => name !== 'vision')
  },
  announcements: {enabled: false},
  apps: {canvas: {enabled: false}},
  mediaLibrary: {enabled: false},
  releases: {enabled: false},
  scheduledDrafts: {enabled: false},
  scheduledPublishing: {enabled: false},
  tasks: {enabled: false},
})
