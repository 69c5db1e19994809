import {storedLanguageScript} from '../i18n/stored-language.ts'
import {storedSessionScript} from '../storage/stored-session-script.ts'
import {awaitedScriptsScript} from './awaited-scripts-script.ts'
import {keptTapsScript} from './kept-taps-script.ts'
import {zodConfigScript} from './zod-config-script.ts'

/** In a preview, the URL alone decides the language. */
export const previewHeadScript = zodConfigScript + storedSessionScript + awaitedScriptsScript + keptTapsScript

export const headScript = storedLanguageScript + previewHeadScript
