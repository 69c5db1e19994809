import {existsSync, watch} from 'node:fs'
import {sep} from 'node:path'

interface SourceWatch {
  directory: string
  /** Any function may import from these folders. */
  shared: string[]
  /** `name` is the only function affected, or undefined when any may be. */
  onSource: (name: string | undefined) => void
  onSchedule: () => void
  log: (line: string) => void
}

const isSource = (path: string) => /\.(?:ts|json)$/.test(path) && !path.endsWith('.test.ts')

/** Files that change together are reported once. */
export function watchSources({directory, shared, onSource, onSchedule, log}: SourceWatch): {close(): void} {
  const pending = new Set<string | undefined>()
  let timer: NodeJS.Timeout | undefined

  function handleChange(folder: string, path: string | null) {
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
      const watcher = watch(folder, {recursive: true}, (_event, path) => handleChange(folder, path))
      return [watcher.on('error', giveUp)]
    } catch (error) {
      giveUp(error)
      return []
    }
  }

  // The system may be out of file watches, but functions still run.
  const giveUp = (error: unknown) => log(`Changes are not taken up until the next start: ${String(error)}`)
  const watchers = [directory, ...shared.filter((folder) => existsSync(folder))].flatMap(watchFolder)
  return {
    close() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
