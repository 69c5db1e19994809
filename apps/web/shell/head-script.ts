import {storedSessionScript} from '../storage/stored-session-script.ts'
import {keptTapsScript} from './kept-taps-script.ts'
import {zodConfigScript} from './zod-config-script.ts'

export const headScript = zodConfigScript + storedSessionScript + keptTapsScript
