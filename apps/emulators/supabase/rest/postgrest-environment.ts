import type {SupabaseConfig} from '../read-config.ts'

export interface PostgrestSettings {
  databaseUrl: string
  api: SupabaseConfig['api']
  jwtSecret: string
  /** The OpenAPI description contains it. */
  publicUrl: string
}

interface Ports {
  server: number
  admin: number
}

/** @see https://docs.postgrest.org/en/v12/references/configuration.html */
export function postgrestEnvironment(settings: PostgrestSettings, ports: Ports): Record<string, string> {
  const {databaseUrl, api, jwtSecret, publicUrl} = settings
  return {
    PGRST_DB_URI: databaseUrl,
    PGRST_DB_SCHEMAS: api.schemas.join(','),
    PGRST_DB_EXTRA_SEARCH_PATH: api.extra_search_path.join(','),
    PGRST_DB_MAX_ROWS: String(api.max_rows),
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_TX_END: 'commit',
    PGRST_DB_POOL: '10',
    PGRST_DB_POOL_ACQUISITION_TIMEOUT: '10',
    PGRST_JWT_SECRET: jwtSecret,
    PGRST_OPENAPI_SERVER_PROXY_URI: publicUrl,
    PGRST_LOG_LEVEL: 'error',
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(ports.server),
    PGRST_ADMIN_SERVER_PORT: String(ports.admin),
  }
}
