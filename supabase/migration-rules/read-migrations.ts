import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {FirstDeployment, Migration} from './find-faults.ts'

const directory = join(import.meta.dirname, '../migrations')
export const deploymentFile = join(import.meta.dirname, '../first-deployment.json')

export const readMigrations = (): Migration[] =>
  readdirSync(directory)
    .toSorted()
    .map((file) => ({file, sql: readFileSync(join(directory, file), 'utf8')}))

/** Undefined before the first deployment. */
export const readFirstDeployment = (): FirstDeployment | undefined =>
  existsSync(deploymentFile) ? JSON.parse(readFileSync(deploymentFile, 'utf8')) : undefined
