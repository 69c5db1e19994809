import {readFileSync} from 'node:fs'
import {join} from 'node:path'

const document = readFileSync(join(import.meta.dirname, '../../../docs/hosted-supabase.md'), 'utf8')

/** The blocks of a language, such as `sh`, in their order. */
function blocksOf(language: string): string[] {
  const blocks = document.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))
  return [...blocks].map(([, block = '']) => block)
}

/** The variables that a volunteer keeps in `supabase/.env`. */
export const documentedVariables = blocksOf('dotenv').join('')

/** What a volunteer types to deploy. */
export const documentedCommands = blocksOf('sh')
  .filter((block) => block.includes('npm run supabase'))
  .join('')

/** What a volunteer runs in the SQL editor, except for making somebody an admin. */
export const documentedSql = blocksOf('sql').filter((block) => !block.includes('make_admin'))

/** The same lines, with the values that only the reader knows. @throws {Error} for a variable that no line sets */
export function fillIn(lines: string, values: Record<string, string>): string {
  let filled = lines
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^((?:export )?${name}=)\\S+`, 'm')
    if (!line.test(filled)) throw new Error(`No line of docs/hosted-supabase.md sets ${name}`)
    filled = filled.replace(line, (_, start: string) => `${start}${value}`)
  }
  return filled
}
