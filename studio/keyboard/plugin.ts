import {definePlugin} from 'sanity'
import {DocumentFocus} from './document-focus.tsx'
import {PublishKeys} from './publish-keys.tsx'

export const keyboard = definePlugin({
  name: 'keyboard',
  document: {components: {unstable_layout: DocumentFocus}},
  studio: {components: {layout: PublishKeys}},
})
