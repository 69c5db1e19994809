import {hash} from 'node:crypto'
import {ownScripts} from './own-scripts.ts'

/** What a Content-Security-Policy has to name so that a page works: hashes as it writes them. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

interface HashedPage extends InlineHashes {
  /** It does the same as the page that was given, with fewer scripts. */
  html: string
  /** Scripts that neither Next nor the site writes: they have no hash, so no browser runs them. */
  unknown: string[]
}

const script = /<script([^>]*)>([^]*?)<\/script>/g
const style = /<style[^>]*>([^]*?)<\/style>/g

const data = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^<]*\])\)$/
const start =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);$/
const adjacentData = /(?:<script>[^<]*self\.__next_f[^<]*<\/script>){2,}/g

/**
 * Next writes the data of a page into it as calls whose arguments are JSON. Only what has this form, and the site's own
 * scripts, get a hash: a script that found another way into the page does not run.
 */
export function hashInline(page: string): HashedPage {
  const known = new Set(ownScripts)
  const html = page.replace(adjacentData, (scripts) => {
    const parts = scripts.slice('<script>'.length, -'</script>'.length).split('</script><script>')
    if (!parts.every(isData)) return scripts
    const joined = parts.join(';')
    known.add(joined)
    return `<script>${joined}</script>`
  })
  const scripts = new Set<string>()
  const unknown: string[] = []
  for (const [, attributes = '', content = ''] of html.matchAll(script)) {
    if (known.has(content) || isData(content) || isStart(content)) scripts.add(hashOf(content))
    else if (!isNeverRun(attributes)) unknown.push(content)
  }
  const styles = new Set([...html.matchAll(style)].map(([, content = '']) => hashOf(content)))
  return {html, scripts: [...scripts], styles: [...styles], unknown}
}

export const hashOf = (content: string) => `sha256-${hash('sha256', content, 'base64')}`

const isData = (content: string) => isJson(data.exec(content)?.[1])
const isStart = (content: string) => isJson(start.exec(content)?.[1])

/** A file, or data for search engines. */
const isNeverRun = (attributes: string) => / src="|^ type="application\/ld\+json"$/.test(attributes)

function isJson(text: string | undefined): boolean {
  if (text === undefined) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
