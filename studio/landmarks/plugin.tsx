import {definePlugin} from 'sanity'
import {Banner} from './banner.tsx'
import {Main} from './main.tsx'

/** Screen readers need landmarks and a first heading, but Sanity has neither. */
export const landmarks = definePlugin({
  name: 'landmarks',
  studio: {components: {activeToolLayout: Main, navbar: Banner}},
})
