import {createHash} from 'node:crypto'
import {readDefinition} from './read-definition.ts'
import {readStatements} from './read-statements.ts'

export interface Migration {
  /** Such as 20261101000000_foundations.sql. */
  file: string
  sql: string
}

export interface FirstDeployment {
  date: string
  /** SHA-256 of each file that was deployed. */
  checksums: Record<string, string>
}

export const checksumOf = (sql: string) => createHash('sha256').update(sql).digest('hex')

/** What is wrong with the migrations. Until the first deployment, each object is defined once; from then on, files are only added. */
export function findFaults(migrations: Migration[], deployment?: FirstDeployment): string[] {
  return deployment ? changesAfter(deployment, migrations) : faultsBefore(migrations)
}

const change =
  /^(create or replace|drop|alter (?!default privileges|role )(?!table \S+ enable row level security$)(?!table \S+ add constraint \w+ foreign key ))\b/i

function faultsBefore(migrations: Migration[]): string[] {
  const files = new Map<string, string>()
  return migrations.flatMap(({file, sql}) =>
    readStatements(sql).flatMap((statement) => {
      const definition = readDefinition(statement)
      const earlier = definition && files.get(definition)
      if (definition) files.set(definition, file)
      return [
        ...(earlier ? [`${file}: ${definition} is in ${earlier} already`] : []),
        ...(change.test(statement)
          ? [`${file} changes what it could define at once: ${statement.slice(0, 80)}`]
          : []),
        ...longNames(definition ?? '').map((name) => `${file}: Postgres cuts ${name} after 63 bytes`),
      ]
    }),
  )
}

const longNames = (definition: string) =>
  (definition.match(/"[^"]+"|\w+/g) ?? []).filter((name) => Buffer.byteLength(name.replaceAll('"', '')) > 63)

function changesAfter({date, checksums}: FirstDeployment, migrations: Migration[]): string[] {
  const known = new Map(migrations.map(({file, sql}) => [file, checksumOf(sql)]))
  const newest = Object.keys(checksums).toSorted().at(-1) ?? ''
  return [
    ...Object.entries(checksums)
      .filter(([file, checksum]) => known.get(file) !== checksum)
      .map(
        ([file]) =>
          `${file} was deployed on ${date}: it stays as it was, and a new file changes what it made`,
      ),
    ...migrations
      .filter(({file}) => !(file in checksums) && file < newest)
      .map(
        ({file}) => `${file} is older than ${newest}, which was deployed on ${date}: give it a newer time`,
      ),
  ]
}
