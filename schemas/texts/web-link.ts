import * as z from 'zod'
import {withoutControls} from './readable-text.ts'

/** Links in texts may not use other schemes: `javascript:` would run a script, and `file:` would open a file. */
const linkSchemes = ['http', 'https', 'mailto', 'tel']

/** A link with another scheme could run a script. */
export const webLink = z.url({protocol: /^https?$/})

/** Links in formatted texts may also lead to an email address or a phone number. */
export const textLink = z
  .string()
  .transform(withoutControls)
  .pipe(z.url({protocol: new RegExp(`^(${linkSchemes.join('|')})$`)}))
