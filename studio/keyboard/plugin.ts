import {definePlugin} from 'sanity'
import {DocumentFocus} from './document-focus.tsx'

export const keyboard = definePlugin({
  name: 'keyboard',
  document: {components: {unstable_layout: DocumentFocus}},
})
