import {afterPaintScript} from './scripts-after-paint.ts'
import {headScript, previewHeadScript} from '../shell/head-script.ts'
import {notFoundScript} from '../shell/not-found-script.ts'
import {markSessionScript} from '../ui/checkout/mark-session-script.ts'

/** What the site itself writes into its pages as scripts: the same on every page that has it. */
export const ownScripts = [headScript, previewHeadScript, notFoundScript, markSessionScript, afterPaintScript]
