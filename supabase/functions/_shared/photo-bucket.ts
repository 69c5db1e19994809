import {StorageClient} from '@supabase/storage-js'
import {fetchWithin, serviceHeaders} from './service-client.ts'

export type PhotoBucket = ReturnType<typeof photoBucket>

export const photoBucket = (env: Parameters<typeof serviceHeaders>[0] & {SUPABASE_URL: string}) =>
  new StorageClient(`${env.SUPABASE_URL}/storage/v1`, serviceHeaders(env), fetchWithin(30_000)).from(
    'photo-uploads',
  )
