import {resolve} from './find-violations.ts'
import type {SourceFile} from './source-files.ts'

/** The files of these start or join what lies in their subfolders: they may import it and be imported by it. */
const joining = /^apps\/web\/features\/[^/]+$/

/**
 * What lies in one folder, subfolders and files, imports each other in one direction only, types included. One line for
 * each circle that a subfolder is in.
 */
export function findFolderCircles(files: SourceFile[]): string[] {
  return [...arrowsByFolder(files)]
    .flatMap(([folder, arrows]) =>
      circlesOf(arrows)
        .filter((circle) => circle.some(isFolder))
        .map((circle) => `${folder}: ${circle.join(' and ')} import each other`),
    )
    .toSorted()
}

/** For each folder, which of its subfolders and files imports which. The name of a subfolder ends with a slash. */
function arrowsByFolder(files: SourceFile[]): Map<string, Map<string, Set<string>>> {
  const byFolder = new Map<string, Map<string, Set<string>>>()
  for (const {path, imports} of files) {
    if (/\.(test|spec)\.tsx?$/.test(path) || path.includes('/testing/')) continue
    for (const each of imports) {
      const target = resolve(path, each)
      if (target === undefined) continue
      const {folder, from, to} = arrowBetween(path, target)
      const isBetweenParts = folder === ''
      const isJoined = joining.test(folder) && !(isFolder(from) && isFolder(to))
      if (isBetweenParts || isJoined || from === to) continue
      const arrows = byFolder.get(folder) ?? new Map<string, Set<string>>()
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
      byFolder.set(folder, arrows)
    }
  }
  return byFolder
}

/** The folder that two files share, and what of it each of them is or lies in. */
function arrowBetween(importer: string, target: string) {
  const [one, other] = [stepsOf(importer), stepsOf(target)]
  const first = one.findIndex((step, at) => step !== other[at])
  const shared = first < 0 ? one.length - 1 : first
  return {
    folder: one.slice(0, shared).join('').replace(/\/$/, ''),
    from: one[shared] ?? '',
    to: other[shared] ?? '',
  }
}

/** `a/b/c.ts` becomes `a/`, `b/` and `c`. */
const stepsOf = (path: string): string[] => path.replace(/\.\w+$/, '').match(/[^/]+\/?/g) ?? []

const isFolder = (name: string) => name.endsWith('/')

function circlesOf(arrows: Map<string, Set<string>>): string[][] {
  const reachable = new Map([...arrows].map(([from, to]) => [from, new Set(to)]))
  for (const reached of reachable.values()) {
    // A set also goes through what is added to it meanwhile.
    for (const next of reached) arrows.get(next)?.forEach((further) => reached.add(further))
  }
  const circles = [...reachable]
    .filter(([from, reached]) => reached.has(from))
    .map(([from, reached]) => [...reached].filter((other) => reachable.get(other)?.has(from)).toSorted())
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()]
}
