import {definePlugin} from 'sanity'
import {Banner} from './banner.tsx'
import {Main} from './main.tsx'

/** Landmarks and a first heading, by which a screen reader finds its way; Sanity has neither. */
export const landmarks = definePlugin({
  name: 'landmarks',
  studio: {components: {activeToolLayout: Main, navbar: Banner}},
})
