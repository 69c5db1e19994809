import {readFileSync} from 'node:fs'
import {join} from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Those whose blocks are run from the first to the last, in this order. */
export const documents = ['README.md', 'docs/deploy.md', 'docs/hosted-supabase.md', 'docs/backup.md']

export interface Block {
  /** Where it begins, such as `README.md:20`. */
  place: string
  language: string
  text: string
  /**
   * What becomes of it, from the comment before it: `run` (as a shell, or as the SQL editor), `write` (into a file), `until`
   * (run until it prints something, then ended) or `not run`.
   */
  way: 'run' | 'write' | 'until' | 'not run'
  /** The file, what is printed, or why it is not run. */
  what: string
}

/** @throws {Error} for a block of which nothing says what becomes of it */
export function blocksOf(document: string): Block[] {
  const markdown = readFileSync(join(root, document), 'utf8')
  const blocks = markdown.matchAll(
    /(?:^<!-- (write|until|not run): ([^\n]+) -->\n\n?)?^```(\w+)\n(.*?)^```$/gms,
  )
  return [...blocks].map(({index, 0: all, 1: way, 2: what = '', 3: language = '', 4: text = ''}) => {
    const line = markdown.slice(0, index + all.indexOf('```')).split('\n').length
    const place = `${document}:${line}`
    if (way === undefined && language !== 'sh' && language !== 'sql')
      throw new Error(`${place}: a comment before the block must say what becomes of it`)
    return {place, language, text, way: (way ?? 'run') as Block['way'], what}
  })
}
