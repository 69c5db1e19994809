import {defineLocale, definePlugin} from 'sanity'

const locale = defineLocale({
  id: 'lt-LT',
  title: 'Lietuvių',
  weekInfo: {firstDay: 1, minimalDays: 4, weekend: [6, 7]},
  bundles: [
    {namespace: 'comments', resources: () => import('./resources/comments.js')},
    {namespace: 'copy-paste', resources: () => import('./resources/copy-paste.js')},
    {namespace: 'feedback', resources: () => import('./resources/feedback.js')},
    {namespace: 'presentation', resources: () => import('./resources/presentation.js')},
    {namespace: 'releases', resources: () => import('./resources/releases.js')},
    {namespace: 'singleDocRelease', resources: () => import('./resources/scheduled-drafts.js')},
    {namespace: 'structure', resources: () => import('./resources/structure.js')},
    {namespace: 'studio', resources: () => import('./resources/studio.js')},
    {namespace: 'tasks', resources: () => import('./resources/tasks.js')},
    {namespace: 'validation', resources: () => import('./resources/validation.js')},
    {namespace: 'vision', resources: () => import('./resources/vision.js')},
  ],
})

export const ltLTLocale = definePlugin((options) => ({
  name: 'sanity-locale-lt-lt',
  i18n: {locales: [{...locale, ...options}]},
}))
