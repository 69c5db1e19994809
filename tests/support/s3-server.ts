import {mkdtempSync, rmSync} from 'node:fs'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import S3rver from '@20minutes/s3rver'
import type {Variables} from '../../scripts/env.ts'

/** A service with the API of S3 that verifies signatures, with one bucket, and the variables that name it. */
export async function startS3Server(): Promise<{
  variables: Variables
  stop: () => Promise<void>
}> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'))
  const server = new S3rver({directory, port: 0, silent: true, configureBuckets: [{name: 'backups'}]})
  // It signs the path of a bucket without its last slash, which all clients send and S3 signs.
  server.middleware.splice(-1, 0, async (ctx, next) => {
    if (/^\/[^/]+\/$/.test(ctx.path)) Object.assign(ctx, {mountPath: '/'}).state.vhost = true
    await next()
  })
  const {port} = (await server.run()) as AddressInfo
  return {
    variables: {
      BACKUP_S3_URL: `http://localhost:${port}`,
      BACKUP_S3_REGION: 'eu-west-2',
      BACKUP_S3_BUCKET: 'backups',
      // Those of the only account that this server has.
      BACKUP_S3_KEY_ID: 'S3RVER',
      BACKUP_S3_SECRET: 'S3RVER',
    },
    stop: async () => {
      await server.close()
      rmSync(directory, {recursive: true})
    },
  }
}
