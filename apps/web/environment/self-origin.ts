import {env} from './env.ts'

/** Next listens on this port; if it is unknown, the process reaches itself at the public URL. */
export const selfOrigin = env.PORT ? `http://localhost:${env.PORT}` : new URL(env.SITE_URL).origin
