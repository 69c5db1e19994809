import {existsSync, watch} from 'node:fs'
import {sep} from 'node:path'

interface SourceWatch {
  /** Of the functions. */
  directory: string
  /** Folders whose every source any function may import. */
  shared: string[]
  /** With the name of the function that alone is concerned, or none when all may be. */
  onSource: (name: string | undefined) => void
  onSchedule: () => void
  log: (line: string) => void
}

const isSource = (path: string) => /\.(?:tsx?|json)$/.test(path) && !/\.test\.tsx?$/.test(path)

/** Tells of changed files, once for those that change together. */
export function watchSources({directory, shared, onSource, onSchedule, log}: SourceWatch): {close(): void} {
  const pending = new Set<string | undefined>()
  let timer: NodeJS.Timeout | undefined

  function noticeIn(folder: string, path: string | null) {
    if (path === null) return
    const [first = '', ...rest] = path.split(sep)
    if (folder === directory && path === 'schedule.json') onSchedule()
    else if (isSource(path)) {
      const isOwn = folder === directory && rest.length > 0 && !first.startsWith('_')
      pending.add(isOwn ? first : undefined)
      timer ??= setTimeout(flush, 50)
    }
  }

  function flush() {
    timer = undefined
    const names = pending.has(undefined) ? [undefined] : [...pending]
    pending.clear()
    for (const name of names) onSource(name)
  }

  function watchFolder(folder: string) {
    try {
      const watcher = watch(folder, {recursive: true}, (_event, path) => noticeIn(folder, path))
      return [watcher.on('error', giveUp)]
    } catch (error) {
      giveUp(error)
      return []
    }
  }

  // The machine may have too many watches already; functions are still served.
  const giveUp = (error: unknown) => log(`Changes are not taken up until the next start: ${String(error)}`)
  const watchers = [directory, ...shared.filter((folder) => existsSync(folder))].flatMap(watchFolder)
  return {
    close() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
