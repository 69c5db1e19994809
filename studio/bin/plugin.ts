import {definePlugin} from 'sanity'
import {binTexts, deleteDialogTexts} from './texts.ts'

export const bin = definePlugin({name: 'bin', i18n: {bundles: [...binTexts.bundles, ...deleteDialogTexts]}})
