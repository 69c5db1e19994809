import {definePlugin} from 'sanity'
import {askToLook, askToLookAtField} from './ask-actions.ts'
import {FormRequests} from './form-requests.tsx'
import {LookRequestsProvider} from './look-requests-provider.tsx'
import {lookTexts} from './texts.ts'

/** The edge function `studio-messages` is the other half of this. */
export const lookRequests = definePlugin({
  name: 'look-requests',
  document: {
    actions: (actions) => [...actions, askToLook],
    unstable_fieldActions: (actions) => [...actions, askToLookAtField],
  },
  form: {components: {input: FormRequests}},
  studio: {components: {layout: LookRequestsProvider}},
  i18n: {bundles: lookTexts.bundles},
})
