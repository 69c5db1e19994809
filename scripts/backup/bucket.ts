import {createWriteStream, openAsBlob} from 'node:fs'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import {S3mini, S3ServiceError} from 's3mini'
import * as z from 'zod'
import {shell, type Variables} from '../env.ts'
import {layerVariables, root} from '../supervisor/variables.ts'
import {tryAgain} from './try-again.ts'

/** S3 takes 10,000 of them at most. */
const PART = 16 * 1024 * 1024

const filled = (what: string) => z.string(`must hold ${what}`).min(1, `must hold ${what}`)

const shape = z.object({
  BACKUP_S3_URL: z.url({
    protocol: /^https?$/,
    error: 'must hold the URL of the S3 service, without the bucket',
  }),
  BACKUP_S3_REGION: filled('the region of the bucket'),
  BACKUP_S3_BUCKET: filled('the name of the bucket'),
  BACKUP_S3_KEY_ID: filled('the id of an access key'),
  BACKUP_S3_SECRET: filled('the secret of that access key'),
})

const names = Object.keys(shape.shape)

/** A bucket of any service with the API of S3. */
export interface BackupBucket {
  name: string
  list: () => Promise<string[]>
  /** Appears under its name only when it is whole. */
  upload: (path: string, name: string) => Promise<void>
  download: (name: string, path: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** @throws {Error} when some of its variables are there and others are not */
export function readBucket(
  given: Variables = layerVariables({directory: root, shell}),
): BackupBucket | undefined {
  if (names.every((name) => !given[name])) return undefined
  const parsed = shape.safeParse(given)
  if (parsed.success) return openBucket(parsed.data)
  const faults = parsed.error.issues.map(({path, message}) => `  ${path.join('.')} ${message}`)
  throw new Error(
    `The variables of the bucket are incomplete or malformed:\n${faults.join('\n')}\nSee docs/backup.md.`,
  )
}

/** What is refused once is refused again. */
const retrying = <Result>(attempt: () => Promise<Result>) =>
  tryAgain(attempt, (error) => error instanceof S3ServiceError && error.status >= 400 && error.status < 500)

function openBucket(given: z.infer<typeof shape>): BackupBucket {
  const client = new S3mini({
    endpoint: `${given.BACKUP_S3_URL.replace(/\/+$/, '')}/${given.BACKUP_S3_BUCKET}`,
    region: given.BACKUP_S3_REGION,
    accessKeyId: given.BACKUP_S3_KEY_ID,
    secretAccessKey: given.BACKUP_S3_SECRET,
    minPartSize: PART,
  })
  const name = `${given.BACKUP_S3_BUCKET} at ${new URL(given.BACKUP_S3_URL).host}`
  return {
    name,
    list: async () => {
      const objects = await retrying(() => client.listObjects('/', 'site-'))
      if (!objects) throw new Error(`There is no bucket ${name}.`)
      return objects.map(({Key}) => Key)
    },
    upload: (path, key) =>
      retrying(async () => {
        // It is read in parts, while they are sent.
        const content = await openAsBlob(path)
        await client.putAnyObject(key, content)
        const stored = await client.getContentLength(key)
        if (stored !== content.size)
          throw new Error(`The bucket has ${stored} bytes of ${key}, and not ${content.size}.`)
      }),
    download: (key, path) =>
      retrying(async () => {
        const response = await client.getObjectResponse(key)
        if (!response?.body) throw new Error(`There is no ${key} in the bucket ${name}.`)
        const content = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
        await pipeline(content, createWriteStream(path, {mode: 0o600}))
      }),
    remove: (key) =>
      retrying(async () => {
        if (!(await client.deleteObject(key))) throw new Error(`The bucket ${name} keeps ${key}.`)
      }),
  }
}
