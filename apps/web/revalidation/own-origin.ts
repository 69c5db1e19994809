import {env} from '#/env.ts'

/**
 * Where this very process answers, so that it can ask itself for a page: the port that Next opened, or the public
 * address where a host hides the port.
 */
export const ownOrigin = env.PORT ? `http://localhost:${env.PORT}` : new URL(env.SITE_URL).origin

/**
 * On what the site asks itself while it makes pages anew: `page`, or `addresses` when these have changed too. Not a
 * secret: whoever else sends it is shown nothing more, and costs no more than by asking for an unknown address.
 */
export const refreshHeader = 'x-page-refresh'
