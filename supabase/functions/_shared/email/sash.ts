import {markup} from './markup.ts'
import {color} from './styles.ts'

const rows = ['fg'.repeat(14), 'ra'.repeat(14), 'fg'.repeat(14)]

const threads: Record<string, string> = {f: color.flax, g: color.forest, r: color.red, a: color.gold}

const cell = (thread: string) =>
  markup`<td height="4" style="font-size:0;line-height:4px;background-color:${threads[thread] ?? ''}">&nbsp;</td>`

/** A table draws the woven band, because email clients show no background pictures. */
export const sash = markup`<table role="presentation" aria-hidden="true" width="100%" border="0" cellpadding="0" cellspacing="0">
<tbody>${rows.map((row) => markup`<tr>${[...row].map(cell)}</tr>\n`)}</tbody>
</table>`
