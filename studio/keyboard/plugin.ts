import {definePlugin} from 'sanity'
import {DocumentFocus} from './document-focus.tsx'
import {PublishKeys} from './publish-keys.tsx'

/** The Studio without a mouse: where the focus is, and keys that work from everywhere. */
export const keyboard = definePlugin({
  name: 'keyboard',
  document: {components: {unstable_layout: DocumentFocus}},
  studio: {components: {layout: PublishKeys}},
})
