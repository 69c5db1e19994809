export interface AppliedMigration {
  version: string
  /** The Supabase CLI stores each statement, and the emulator the whole file. */
  statements: string[]
}

/** The key is the file's name, `<14 digits>_<name>.sql`. */
export type MigrationFiles = Record<string, string>

/**
 * `supabase db push` refuses the same, except for changed files, which it cannot detect.
 * @throws {Error} that says what to do
 */
export function checkHistory(files: MigrationFiles, applied: AppliedMigration[]): void {
  const texts = new Map(Object.entries(files).map(([file, text]) => [versionOf(file), text]))
  const gone = applied.filter(({version}) => !texts.has(version)).map(({version}) => version)
  if (gone.length > 0) {
    throw new Error(
      `The database has migrations that are not in supabase/migrations (${shortened(gone)}). ${startAnew} ` +
        'If it holds what you need, bring back the files instead.',
    )
  }

  const changed = applied.filter(({version, statements}) => !isMadeBy(texts.get(version) ?? '', statements))
  if (changed.length > 0) {
    const names = changed.map(({version}) => nameOf(version, files))
    throw new Error(`The database was made by other texts of migrations (${shortened(names)}). ${startAnew}`)
  }

  const newest =
    applied
      .map(({version}) => version)
      .toSorted()
      .at(-1) ?? ''
  const versions = new Set(applied.map(({version}) => version))
  const late = Object.keys(files).filter((file) => versionOf(file) < newest && !versions.has(versionOf(file)))
  if (late.length > 0) {
    throw new Error(
      `The database has ${nameOf(newest, files)} already, which is newer than ${shortened(late)}. ` +
        'A hosted database would refuse it: rename it with a newer time. ' +
        `If only databases of this machine have the newer one: ${startAnew}`,
    )
  }
}

const startAnew = 'npm run reset deletes the local database, and the next start makes a new one.'

export const versionOf = (file: string) => file.slice(0, 14)

const nameOf = (version: string, files: MigrationFiles) =>
  Object.keys(files).find((file) => versionOf(file) === version) ?? version

function shortened(names: string[]): string {
  const more = names.length - 3
  return more > 0 ? `${names.slice(0, 3).join(', ')} and ${more} more` : names.join(', ')
}

function isMadeBy(text: string, statements: string[]): boolean {
  const [only] = statements
  return statements.length === 1 && only !== undefined
    ? bare(text) === bare(only)
    : statements.every((statement) => text.includes(statement))
}

/** The CLI leaves out the last semicolon. */
const bare = (text: string) => text.trim().replace(/;$/, '')
