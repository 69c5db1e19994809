import {posix} from 'node:path'

interface Importer {
  /** Relative to apps/web. */
  path: string
  imports: {target: string}[]
}

/**
 * The subfolders of a feature that import each other, directly or by way of others, types included: one line for each
 * group. A feature's root joins its subfolders, and may import them and be imported by them.
 */
export function findFolderCircles(files: Importer[]): string[] {
  const reachable = reachableFolders(files)
  const groups = [...reachable].flatMap(([folder, reached]) =>
    reached.has(folder)
      ? [
          [...reached]
            .filter((other) => reachable.get(other)?.has(folder))
            .toSorted()
            .join(' and '),
        ]
      : [],
  )
  return [...new Set(groups)].toSorted().map((group) => `${group} import each other`)
}

/** For each subfolder of a feature, those of the feature that it imports, directly or not. */
function reachableFolders(files: Importer[]): Map<string, Set<string>> {
  const reachable = new Map<string, Set<string>>()
  for (const {path, imports} of files) {
    const folder = subfolderOf(path)
    if (!folder) continue
    const reached = reachable.get(folder) ?? new Set()
    for (const {target} of imports) {
      const other = subfolderOf(target)
      if (other && other !== folder && featureOf(other) === featureOf(folder)) reached.add(other)
    }
    reachable.set(folder, reached)
  }
  for (const reached of reachable.values()) {
    // A set also goes through what is added to it meanwhile.
    for (const folder of reached) reachable.get(folder)?.forEach((next) => reached.add(next))
  }
  return reachable
}

const featureOf = (path: string) => path.split('/')[1]

/** Undefined for a file in the root of a feature, or in none. */
function subfolderOf(path: string): string | undefined {
  const folder = posix.dirname(path)
  return folder.startsWith('features/') && folder.split('/').length > 2 ? folder : undefined
}
