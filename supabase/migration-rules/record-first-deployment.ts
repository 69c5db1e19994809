import {writeFileSync} from 'node:fs'
import {checksumOf, type FirstDeployment} from './find-faults.ts'
import {deploymentFile, readMigrations} from './read-migrations.ts'

const deployment: FirstDeployment = {
  date: new Date().toISOString().slice(0, 10),
  checksums: Object.fromEntries(readMigrations().map(({file, sql}) => [file, checksumOf(sql)])),
}
writeFileSync(deploymentFile, `${JSON.stringify(deployment, null, 2)}\n`, {flag: 'wx'})
