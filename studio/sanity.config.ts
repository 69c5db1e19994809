import {visionTool} from '@sanity/vision'
import {defineConfig} from 'sanity'
import {ltLTLocale} from 'sanity-locale-lt-lt'
import {validationClock} from '@site/schemas/validation/dates'
import {siteActions} from './actions/plugin.ts'
import {bin} from './bin/plugin.ts'
import {isEnglish} from './workspace/chosen-language.ts'
import {SashIcon, theme} from './workspace/branding.tsx'
import {contentLake} from './workspace/content-lake.ts'
import {documentLanguage} from './languages/interface/document-language.tsx'
import {guardClient} from './editing-together/edited-drafts/guard-client.ts'
import {editingTogether} from './editing-together/plugin.ts'
import {env} from './workspace/env.ts'
import {guide} from './guide/guide.ts'
import {withInputs} from './inputs/schema-inputs.ts'
import {fieldTexts} from './inputs/texts.ts'
import {keyboard} from './keyboard/plugin.ts'
import {contentLanguages} from './languages/content/plugin.tsx'
import {missingKeys} from './languages/interface/missing-keys.ts'
import {landmarks} from './landmarks/plugin.tsx'
import {lookRequests} from './look-requests/plugin.ts'
import {pictureLibrary} from './picture-library/plugin.tsx'
import {preview} from './preview/plugin.ts'
import {asking} from './questions/plugin.ts'
import {withScheduledMarks} from './schedule/scheduled-preview.tsx'
import {richTexts} from './rich-text/plugin.ts'
import {scheduling} from './schedule/scheduling.tsx'
import {schemaTypesIn} from './schema/schema-types.ts'
import {siteNow} from './time/site-clock.ts'
import {singletonActions, withoutSingletons} from './schema/singletons.ts'
import {startPage} from './start-page/start-page.ts'
import {contentStructure} from './structure/content-structure.ts'
import {eventTemplates} from './structure/event-templates.ts'
import {communityName} from './workspace/community-name.tsx'
import {documentFeatures, vendorLayouts, workspaceFeatures} from './workspace/vendor-features.tsx'
import {workspaceTitle} from './workspace/workspace-title.ts'

validationClock.now = siteNow

export default defineConfig({
  ...contentLake(guardClient),
  name: 'default',
  title: workspaceTitle(),
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  icon: SashIcon,
  theme,
  schema: {
    types: withScheduledMarks(withInputs(schemaTypesIn(isEnglish() ? 'en' : 'lt'))),
    templates: (templates) => [...templates, ...eventTemplates],
  },
  i18n: {bundles: fieldTexts.bundles},
  document: {
    actions: singletonActions,
    newDocumentOptions: withoutSingletons,
    ...documentFeatures,
    askToEdit: {enabled: false},
  },
  plugins: [
    ltLTLocale(),
    missingKeys(),
    documentLanguage(),
    communityName(),
    startPage(),
    contentStructure(),
    contentLanguages(),
    scheduling(),
    lookRequests(),
    asking(),
    editingTogether(),
    keyboard(),
    landmarks(),
    pictureLibrary(),
    preview(),
    // Last of those with actions. None may wrap these: what is to be asked before them is in `questions`.
    siteActions(),
    bin(),
    richTexts(),
    guide(),
    visionTool({title: 'GROQ'}),
    // Last, so that the layouts of the others are around it.
    vendorLayouts(),
  ],
  tools: (tools, {currentUser}) => {
    const isAdministrator = currentUser?.roles.some(({name}) => name === 'administrator')
    return isAdministrator ? tools : tools.filter(({name}) => name !== 'vision')
  },
  announcements: {enabled: false},
  apps: {canvas: {enabled: false}},
  mediaLibrary: {enabled: false},
  ...workspaceFeatures,
})
