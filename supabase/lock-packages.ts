import {writeFileSync} from 'node:fs'
import {functionNames, startDeno} from './functions/_testing/deno.ts'
import {lockfileOf, lockPackages, writeInstalledVersions} from './package-locks.ts'

const deno = await startDeno()
try {
  for (const name of functionNames) {
    writeInstalledVersions(name)
    writeFileSync(lockfileOf(name), await lockPackages(deno, name))
  }
} finally {
  await deno.stop()
}
