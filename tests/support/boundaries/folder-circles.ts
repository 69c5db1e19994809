import {featureOf, subfolderOf} from './feature-paths.ts'

interface Importer {
  /** Relative to apps/web. */
  path: string
  imports: {target: string}[]
}

/**
 * The subfolders of a feature, or of `ui/`, that import each other, directly or by way of others, types included: one line
 * for each group. A feature's root joins its subfolders: it may import them and be imported by them.
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
