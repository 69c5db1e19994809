import {definePlugin, type DocumentActionComponent} from 'sanity'
import {destructiveLast} from './destructive-last.ts'
import {recordDeletion} from './record-deletion.ts'
import {binTexts, deleteDialogTexts} from './texts.ts'

/** This plugin must follow the ones that add actions. */
export const bin = definePlugin({
  name: 'bin',
  document: {
    actions: (actions) =>
      destructiveLast(actions).map((action): DocumentActionComponent =>
        action.action === 'delete' ? recordDeletion(action) : action,
      ),
  },
  i18n: {bundles: [...binTexts.bundles, ...deleteDialogTexts]},
})
