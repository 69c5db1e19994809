import type {Migration} from './find-faults.ts'
import {readDefinition} from './read-definition.ts'
import {readStatements} from './read-statements.ts'

export interface Arrow {
  from: string
  to: string
  /** What the first file names and the second creates. */
  names: string[]
}

const named = /^(?:table|view|type|domain|sequence|function|procedure) ([\w.]+)/

/**
 * A file points at the one that creates first what it names: a table, view, type, sequence or function, also in the body of a
 * function or in a text. Comments are left out, also those that are stored.
 */
export function findArrows(migrations: Migration[]): Arrow[] {
  const files = migrations.map(({file, sql}) => {
    const statements = readStatements(sql).filter((each) => !/^comment on /i.test(each))
    return {
      file,
      creates: statements.flatMap((each) => named.exec(readDefinition(each) ?? '')?.[1] ?? []),
      names: statements.flatMap((each) => withoutComments(each).match(/\b(?:public|private)\.\w+/g) ?? []),
    }
  })
  const created = new Map(
    files.toReversed().flatMap(({file, creates}) => creates.map((name) => [name, file])),
  )
  return files.flatMap(({file: from, names}) => {
    const arrows = Map.groupBy(
      [...new Set(names)].filter((name) => created.has(name) && created.get(name) !== from),
      (name) => created.get(name) ?? '',
    )
    return [...arrows].map(([to, each]) => ({from, to, names: each.toSorted()}))
  })
}

/** Of a body, whose comments `readStatements` keeps. */
const withoutComments = (statement: string) => statement.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, '')

export const pointsUp = ({from, to}: Arrow) => to > from
